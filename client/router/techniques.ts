import type { Words } from '#shared/messages.ts'
import { idOf, type PageEntry } from './router.ts'

/** What a page demonstrates: the default export of `technique.ts` in its folder. The shell doesn't load it. */
export type Technique = {
  name: Words
  /** What else somebody would search for: standards, statuses, libraries and names of the technique. */
  terms: string
}

const files = import.meta.glob<Technique>(['/pages/page?-*/technique.ts', '/pages/page?/page?_??-*/technique.ts'], {
  eager: true,
  import: 'default',
})
const techniques = new Map(Object.entries(files).map(([file, technique]) => [idOf(file), technique]))

export function techniqueOf({ id }: Pick<PageEntry, 'id'>): Technique {
  const technique = techniques.get(id)
  if (!technique) throw new Error(`The folder of ${id} has no technique.ts.`)
  return technique
}
