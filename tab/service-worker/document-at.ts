/** The screens with a document of their own. The build fills them in. */
declare const SCREENS: readonly string[]

/** The document at an address of the console. A static host has a file for each screen and language. */
export async function fetchDocument(mount: string, request: Request | string, init?: RequestInit): Promise<Response> {
  const url = new URL(request instanceof Request ? request.url : request)
  const path = `/${url.pathname.slice(mount.length)}/`.toLowerCase()
  const visitor = SCREENS.find(name => path.startsWith(`/${name}/`))
  const screen = path.startsWith('/login/') ? 'sign-in' : (visitor ?? 'app')
  const tags = [url.searchParams.get('lng'), ...navigator.languages]
  const language = tags.map(tag => /^(?:zh|en)\b/i.exec(tag ?? '')?.[0].toLowerCase()).find(Boolean) ?? 'en'
  // A host may let the browser keep documents for minutes. An older one would begin an older version.
  const reply = await fetch(`${mount}${screen}.${language}.html`, { cache: 'no-cache', ...init })
  // A visit can't be answered with a reply that was redirected.
  return new Response(reply.body, { status: reply.status, headers: reply.headers })
}
