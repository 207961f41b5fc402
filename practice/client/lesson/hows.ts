import type { ComponentType } from 'react'
import type { Language } from '#shared/messages.ts'

/** The text of a lesson in both languages: the default export of `how.tsx` in the page's folder. */
export type How = Record<Language, ComponentType>

const files = import.meta.glob<How>(['/pages/page?-*/how.tsx', '/pages/page?/page?_??-*/how.tsx'], {
  import: 'default',
})
const byPage = new Map(
  Object.entries(files).map(([file, load]) => [/(page\d(?:_\d\d)?)-[^/]*\/how\.tsx$/.exec(file)?.[1] ?? file, load]),
)

/** The text of a page's lesson; null if the page has none yet. */
export const loadHow = async (page: string): Promise<How | null> => (await byPage.get(page)?.()) ?? null
