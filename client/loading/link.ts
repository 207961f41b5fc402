/** Adds a link to the document, unless it exists. Settles when the stylesheet has loaded or failed. */
export async function link(rel: 'modulepreload' | 'stylesheet', href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(element)
  if (rel === 'modulepreload') return
  await new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = () => {
      // The next attempt requests it again.
      element.remove()
      reject(new Error(`${href} did not come`))
    }
  })
}
