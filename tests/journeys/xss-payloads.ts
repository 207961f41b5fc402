/** Texts that run a script, or break out of where they stand, wherever a page takes a text for markup. Each sets `__xss`. */
export const PAYLOADS = [
  '<img src=x onerror=__xss=1>',
  '<script>__xss=1</script>',
  '"><svg onload=__xss=1>',
  `'><b onmouseover='__xss=1'>`,
  '<iframe srcdoc="<script>top.__xss=1</script>">',
  '</textarea><img src=x onerror=__xss=1>',
  '</style></title><script>__xss=1</script>',
  'javascript:__xss=1',
  '<a href="javascript:__xss=1">x</a>',
  '<math><mi//xlink:href="data:x,__xss=1">',
  `{{constructor.constructor('__xss=1')()}}`,
  '$t(<img src=x onerror=__xss=1>)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would run, as text.
  '${__xss=1}',
] as const

/** A payload for each text that is written, so that all come up, and each is known by its number. */
export function createPayloads() {
  let count = 0
  return () => `${PAYLOADS[count % PAYLOADS.length]} ${++count}`
}
