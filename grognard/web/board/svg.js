// SVG elements, made without markup so that nothing a piece is called can become part of the page.

const NAMESPACE = "http://www.w3.org/2000/svg";

/** An element with attributes and children; attributes that are null or undefined are left out. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** An HTML element with a class. */
export function html(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** A number as short as the eye allows. */
export function short(number) {
  return Math.round(number * 100) / 100;
}

export function moved(x, y, scale = 1) {
  return `translate(${short(x)} ${short(y)})${scale === 1 ? "" : ` scale(${Math.round(scale * 1e4) / 1e4})`}`;
}
