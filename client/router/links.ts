type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
/**
 * The start of a page's folder name: `page1`, `page3_05`. `tests/architecture.test.ts` checks that each id names a
 * page.
 */
export type PageId = `page${Digit}` | `page${Digit}_${Digit}${Digit}`

/**
 * What the URL of each page with state can hold. A page adds its own in its `search-params.ts`, so a link to it is checked
 * and imports nothing of it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: Pages add the members.
export interface PageStates {}

/** A page, or a route within a page that takes sub-paths (S-ROUTE-4). */
type Route = PageId | readonly [PageId, ...(string | number)[]]
type Value = string | number | boolean | null | undefined
type Query = Readonly<Record<string, Value | readonly Value[]>> | readonly (readonly [name: string, text: string])[]
type StateOf<R> = R extends keyof PageStates ? Partial<PageStates[R]> : Query

/**
 * A URL inside the app: `linkTo('page3_05')` → `/page3/page3_05`, `linkTo(['page8_04', 12, 'replay'])` →
 * `/page8/page8_04/12/replay`, `linkTo('page4_06', { form: 3 })` → `/page4/page4_06?form=3`. Links to another page are
 * made by `linkIfHere`.
 */
export function linkTo<R extends Route>(route: R, state?: StateOf<R>): string {
  const [page, ...steps] = typeof route === 'string' ? [route] : route
  const group = page.split('_')[0] ?? page
  const path = ['', ...(group === page ? [] : [group]), page, ...steps.map(encodeURIComponent)].join('/')
  const search = new URLSearchParams()
  for (const [name, value] of Array.isArray(state) ? state : Object.entries(state ?? {}))
    for (const text of textsOf(value)) search.append(name, text)
  return search.size > 0 ? `${path}?${search}` : path
}

const here = new Set<string>()
/** The router notes every page that it finds. */
export const notePage = (page: PageId): void => void here.add(page)

/** A link to a page that may have been taken out of the console; then null. */
export const linkIfHere = <R extends Route>(route: R, state?: StateOf<R>): string | null =>
  here.has(typeof route === 'string' ? route : route[0]) ? linkTo(route, state) : null

/** The texts of a parameter. Without any, the parameter is left out. */
export function textsOf(value: unknown): string[] {
  if (value === undefined) return []
  // An empty parameter turns off a default.
  if (value === null) return ['']
  if (!Array.isArray(value)) return [String(value)]
  // An empty list must differ from a missing parameter.
  return value.length > 0 ? value.map(String) : ['']
}

/** A request of the operator in the traffic log, by its number there or by the X-Request-Id of its response. */
export const linkToRequest = (requestId: number | string): string | null => linkIfHere(['page8_04', requestId])

/** A page with its lesson open at a task: the address's fragment names it. */
export const linkToTask = (path: string, task: string): string => `${path}#task-${task}`
export const taskIn = (fragment: string): string | null => /^#task-([\w-]+)$/.exec(fragment)?.[1] ?? null

type Pairs = readonly (readonly [name: string, text: string])[]

/** A filled-in call, as API Practice keeps it in its URL (its `share.ts` reads it). */
type SharedCall = {
  resource: string
  operation: string
  params?: Pairs
  query?: Pairs
  headers?: Pairs
  /** JSON text. */
  body?: string | null
}

/** Opens an endpoint in API Practice, filled in. */
export function linkToApiPractice({ resource, operation, body = null, ...parts }: SharedCall): string | null {
  const named = (['params', 'query', 'headers'] as const).flatMap(part =>
    (parts[part] ?? []).map(([name, text]) => [`${part}.${name}`, text] as const),
  )
  return linkIfHere(['page8_01', resource, operation], body === null ? named : [...named, ['body', body]])
}
