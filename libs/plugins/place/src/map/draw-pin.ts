const SVG = 'http://www.w3.org/2000/svg';

/** The pin of the account, in its colour; its point is in the middle of the lower edge. */
export function drawPin(): SVGSVGElement {
  const pin = document.createElementNS(SVG, 'svg');
  pin.setAttribute('viewBox', '0 0 36 44');
  pin.append(
    drawn('path', { d: 'M18 43C10 33.5 3 26.4 3 17.5a15 15 0 0 1 30 0C33 26.4 26 33.5 18 43Z' }),
    drawn('circle', { cx: '18', cy: '17.5', r: '5.5' }),
  );
  return pin;
}

function drawn(name: 'path' | 'circle', attributes: Record<string, string>): SVGElement {
  const shape = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value);
  return shape;
}
