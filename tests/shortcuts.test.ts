import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GLOBAL_SHORTCUTS, SHORTCUT_IDS, SHORTCUT_PAGES } from '#resources/preferences/rules.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import type { ShortcutId } from '#shared/shortcuts.ts'
import { isSlice } from './tier.ts'

// The keyboard map of page6_06 is data. These tests compare it with the code that obeys it.
const ROOT = `${import.meta.dirname}/..`
const sources = globSync('{client,pages,practice}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter(file => !/\.(test|e2e|cases)\./.test(file))
  .map(file => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }))

/** The shortcuts that a file obeys: by name, or from a list of names. */
function obeyedBy(text: string, call: RegExp) {
  if (!call.test(text)) return []
  return SHORTCUT_IDS.filter(id =>
    new RegExp(`\\b(?:use|is)Shortcut\\('${id}'|^const [A-Z_]+ = .*\\b${id}\\b`, 'm').test(text),
  )
}
const pageOf = (file: string) => /^pages\/page\d\/(page\d_\d\d)-/.exec(file)?.[1] ?? null
/** The pages on which a file obeys; null for all. A part of the list kit, and the pair of Undo and Redo, obey on the pages that use them. */
const pagesOf = (file: string) =>
  /^client\/(?:list|ui\/history)\//.test(file)
    ? sources.filter(({ text }) => text.includes(`'#${file}'`)).map(user => pageOf(user.file))
    : [pageOf(file)]

const isHere = (page: string | null) => page === null || PAGE_FOLDERS.some(folder => folder.includes(`/${page}-`))
/** The listed pages of a shortcut that are here; null for all. The lesson is a part of practice. */
const placesOf = (id: ShortcutId): (string | null)[] =>
  id === 'lesson' && !existsSync(`${ROOT}/practice`) ? [] : (SHORTCUT_PAGES[id] ?? [null]).filter(isHere)

describe('the keyboard map', () => {
  test('lists exactly the shortcuts that the code obeys, on their pages', () => {
    const pages = new Map(SHORTCUT_IDS.map(id => [id, new Set<string | null>()]))
    for (const { file, text } of sources)
      for (const id of obeyedBy(text, /\b(?:use|is)Shortcut\(/))
        for (const page of pagesOf(file)) pages.get(id)?.add(page)
    const found = Object.fromEntries([...pages].map(([id, own]) => [id, [...own].sort()]))
    expect(found).toEqual(Object.fromEntries(SHORTCUT_IDS.map(id => [id, placesOf(id)])))
  })

  test('knows which shortcuts work without a focused item', () => {
    const found = new Set(
      sources.flatMap(({ file, text }) =>
        pagesOf(file).length > 0 ? [...text.matchAll(/\buseShortcut\('(\w+)'/g)].map(([, id]) => id) : [],
      ),
    )
    // In a slice, a shortcut of two pages may be here with the one that wants a focused item.
    const isFound = (id: ShortcutId) => (isSlice ? found.has(id) : placesOf(id).length > 0)
    expect([...found].sort()).toEqual(GLOBAL_SHORTCUTS.filter(isFound).sort())
  })

  test('is complete: nothing else listens for keys on the whole window', () => {
    // Escape ends a drag, and Enter puts a marker or a corner where the map’s cross-hair is.
    const DURING_A_GESTURE = [
      'client/ui/drag/press.ts',
      'pages/page6/page6_05-undo-history/canvas/pointer.ts',
      'pages/page7/page7_01-marker-map/map/use-map-presses.ts',
      'pages/page7/page7_03-areas/map/area-overlay.tsx',
    ]
    // Escape closes a pane although nothing has the focus. Keys that open the browser's list of a select open ours. What is
    // typed while the palette is loading is for it.
    const OPEN_AND_CLOSE = [
      'client/palette/open.ts',
      'client/ui/dialog/pane.tsx',
      'client/ui/select/own-selects.ts',
      'client/ui/select/select-list.ts',
    ]
    const listening = sources.filter(({ text }) => /addEventListener\(\s*'key(?:down|up|press)'/.test(text))
    expect(listening.map(({ file }) => file).sort()).toEqual(
      ['client/shortcuts/shortcuts.ts', ...DURING_A_GESTURE, ...OPEN_AND_CLOSE]
        .filter(file => existsSync(`${ROOT}/${file}`))
        .sort(),
    )
  })

  test('is complete: no control asks for a letter with Ctrl by itself', () => {
    const asking = sources.filter(({ text }) => /(?:ctrlKey|isCommand)[^\n]*key\b[^\n]*=== '[a-z]'/i.test(text))
    expect(asking.map(({ file }) => file)).toEqual([])
  })
})
