import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { findOperations } from '#server/resources.ts'
import { findKatas, requirementsOf } from './brief.ts'
import { MISTAKES, mistakesOf, toMend, withMistake } from './mistakes.ts'
import { solutionOf, withoutNetwork } from './solutions.ts'
import { VARIANTS } from './variants.ts'

const pages = findKatas()
const solutions = pages.flatMap(page => (['vanilla', 'vue'] as const).map(template => ({ page, template })))

/** The script of a page. */
const scriptOf = (code: string) => /<script setup lang="ts">(.*)<\/script>/s.exec(code)?.[1] ?? code

test.each(solutions)('$page in $template is drawn without its network code', ({ page, template }) => {
  const solution = solutionOf(page, template)
  const drawn = withoutNetwork(solution)
  expect(drawn).toContain("throw new Error('Write this: it needs the server.')")
  expect(drawn).not.toMatch(/\bstrive[<(]/)
  expect(parseSync('page.ts', scriptOf(drawn)).errors).toEqual([])
  // What is drawn is the same.
  const markup = (code: string) => /<template>.*|innerHTML = `[^`]*/s.exec(code)?.[0]
  expect(markup(drawn)).toBe(markup(solution))
})

test.each(pages)('%s has mistakes to find, each with a name of its own, at a requirement that it has', async page => {
  const requirements = (await requirementsOf(page)).map(({ id }) => id)
  const mistakes = mistakesOf(page)
  expect(new Set(mistakes.map(({ id }) => id)).size).toBe(mistakes.length)
  expect(mistakes.map(({ template }) => template).sort()).toEqual(expect.arrayContaining(['vanilla', 'vue']))
  for (const { fails } of mistakes) expect(requirements).toContain(fails)
})

test.each(MISTAKES)(
  '$page, $id: what a learner begins with has no comments, and differs from what is right',
  mistake => {
    const { broken, mended } = toMend(mistake)
    expect(broken).not.toMatch(/^\s*(\/\/|\/\*)/m)
    expect(broken).not.toBe(mended)
    expect(parseSync('page.ts', scriptOf(broken)).errors).toEqual([])
  },
)

test('every variant can be made from its solution', () => {
  for (const variant of VARIANTS) expect(() => withMistake(variant)).not.toThrow()
  expect(() => withMistake({ page: 'page3_01', template: 'vue', edits: [['no such line', '']] })).toThrow('once')
})

test.each(pages)('the server knows each requirement of %s, and what must have been requested for it', async page => {
  const { evidence }: { evidence: Record<string, string[]> } = await import(`#kata/${page}/evidence.ts`)
  expect(Object.keys(evidence)).toEqual((await requirementsOf(page)).map(({ id }) => id))
  const operations = (await findOperations()).map(({ id }) => id)
  for (const request of Object.values(evidence).flat()) expect(operations).toContain(request.split(' ')[0])
})
