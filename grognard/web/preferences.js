// The dialog where a player sets language, theme, colours and motion.

import { html } from "/web/vendor/preact.js";
import { Dialog, Segments, Switch } from "/web/parts.js";
import { change, LANGUAGES, PALETTES, SPEEDS, THEMES, useSettings } from "/web/settings.js";
import { say } from "/web/words.js";

export function Preferences({ onClose }) {
  const now = useSettings();
  const named = (kind, list) => list.map((each) => [each, say(`web-${kind}-${String(each).replace(".", "-")}`)]);
  return html`<${Dialog} title=${say("web-settings")} onClose=${onClose} className="preferences">
    <${Segments} name="lang" label=${say("web-language")} options=${LANGUAGES} value=${now.lang}
      onChange=${(lang) => change({ lang })} />
    <${Segments} name="theme" label=${say("web-theme")} options=${named("theme", THEMES)} value=${now.theme}
      onChange=${(theme) => change({ theme })} />
    <${Segments} name="palette" label=${say("web-palette")} options=${named("palette", PALETTES)} value=${now.palette}
      onChange=${(palette) => change({ palette })} />
    <${Switch} label=${say("web-motion")} text=${say("web-motion-text")} checked=${now.motion}
      onChange=${(motion) => change({ motion })} />
    ${now.motion &&
    html`<${Segments} name="speed" label=${say("web-speed")} options=${named("speed", SPEEDS)} value=${now.speed}
      onChange=${(speed) => change({ speed })} />`}
    <${Switch} label=${say("web-keys")} text=${say("web-keys-text")} checked=${now.keys}
      onChange=${(keys) => change({ keys })} />
  </${Dialog}>`;
}
