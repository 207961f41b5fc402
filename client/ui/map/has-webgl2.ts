/** Can this browser draw with WebGL 2? The context that was tried is given back at once: there are few. */
export function hasWebGl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
