/** A worker that fails as soon as it has work. */
addEventListener('message', ({ data }: MessageEvent<{ id: number }>) => {
  throw new TypeError(`Job ${data.id} has no input`)
})
