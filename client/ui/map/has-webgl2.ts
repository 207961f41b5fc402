/** True if this browser supports WebGL 2. The test context is released at once, because their number is limited. */
export function hasWebGl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
