/** Texts that would run a script or break out of their context if a page treated them as markup. Each sets `__xss`. */
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: plain text that a template would run.
  '${__xss=1}',
] as const

/** Cycles through the payloads and adds a number, so that each text is unique. */
export function createPayloads() {
  let count = 0
  return () => `${PAYLOADS[count % PAYLOADS.length]} ${++count}`
}
