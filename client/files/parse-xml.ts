/** A document that is parsed as XML runs no scripts and loads nothing, so any text may be parsed. */
const policy = globalThis.trustedTypes?.createPolicy('strive-xml', { createHTML: (text: string) => text })

/** Parses XML; null if it has a syntax error, which a browser reports as an element. */
export function parseXml(text: string): Document | null {
  const xml = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'application/xml')
  return xml.querySelector('parsererror') ? null : xml
}
