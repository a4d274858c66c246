// The type of the printed board. A picture drawn as an image sees no files: what it is set in goes into it.

const LETTERS = "a\u0101";  // one that each file has: the plain letters, the rest of Latin
const CELL = 10;  // units of a letter in the proof
const PATIENCE = 1500;  // milliseconds; after that it is set in what the system has

const SHEET = "/style/type.css";

let carried = null;

/** All fonts that printed boards may be set in, with their files: fetched once. Without one, the system's type serves. */
export function fonts() {
  const sheets = [...document.styleSheets].filter(({ href }) => href?.endsWith(SHEET));
  carried ??= Promise.all(sheets.flatMap(fontFaces).map(embedded));
  return carried;
}

/** Those that a picture's text names. */
export function typeOf(text, all) {
  const faces = all.filter(({ family, css }) => css && text.includes(family));
  return { css: faces.map(({ css }) => css).join("\n"), faces };
}

/** Below a picture: a letter in each font, by which one can tell whether it is there. */
export function proof({ faces }, height) {
  const letter = ({ family, style, weight, plain }, i) => `<text x="${i * CELL + 1}" y="${height + CELL - 2}" font-size="${CELL}"
    font-family="'${family}'" font-style="${style}" font-weight="${weight}">${LETTERS[plain ? 0 : 1]}</text>`;
  return { text: faces.map(letter).join(""), height: faces.length ? CELL : 0 };
}

/**
 * Waits until a picture is set in its fonts. Their loading begins when the picture is drawn for the first time, and no
 * event tells of its end: a letter that still waits for its font is blank.
 */
export async function set(image, { faces }, [width, height]) {
  const until = performance.now() + PATIENCE;
  const canvas = new OffscreenCanvas(faces.length * CELL || 1, CELL);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const there = () => {
    context.clearRect(0, 0, canvas.width, CELL);
    context.drawImage(image, 0, -height, width, height + CELL);
    return faces.every((_, i) => context.getImageData(i * CELL, 0, CELL, CELL).data.some((value) => value));
  };
  while (faces.length && !there() && performance.now() < until) await new Promise((done) => setTimeout(done, 4));
}

function fontFaces(sheet) {
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => {
    const told = (name) => style.getPropertyValue(name);
    const [, address] = told("src").match(/url\("?([^")]+)"?\)/) ?? [];
    const family = told("font-family").replace(/^["']|["']$/g, "");
    const range = told("unicode-range");
    return { family, address, style: told("font-style"), weight: told("font-weight"), range, plain: /U\+0+-/i.test(range) };
  });
}

async function embedded(face) {
  const { family, address, style, weight, range } = face;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return face;
  const data = await read(await answer.blob());
  const told = { "font-family": `"${family}"`, "font-style": style, "font-weight": weight, "font-display": "block", "unicode-range": range, src: `url(${data})` };
  return { ...face, css: `@font-face{${Object.entries(told).map((each) => each.join(":")).join(";")}}` };
}

function read(blob) {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
