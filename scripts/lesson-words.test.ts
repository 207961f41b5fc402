import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moreThan } from '#tests/tier.ts'
import { paragraphsOf } from './build/lesson-words.ts'

test('a lesson is read as paragraphs of plain text', () => {
  const code = `import { Keys } from './keys.tsx'

export default {
  en: () => (
    <>
      <p>
        Send <code>If-Match</code>,{' '}
        <em>always</em>&nbsp;or <Keys of="undo" />.
      </p>
      <ul className="x">
        <li>&lt;mark&gt;</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>一句。</p>
    </>
  ),
}
`
  expect(paragraphsOf(code)).toEqual({ en: ['Send If-Match, always or .', '<mark>'], zh: ['一句。'] })
})

test.runIf(existsSync('practice'))('every lesson can be read, and leaves no code', () => {
  const lessons = globSync('pages/**/how.tsx').map(file => paragraphsOf(readFileSync(file, 'utf8')))
  expect(lessons.length).toBeGreaterThan(moreThan(40))
  for (const { en, zh } of lessons) {
    expect(Math.min(en.length, zh.length)).toBeGreaterThan(3)
    expect([...en, ...zh].filter(text => /=>|\{'|<\/|className/.test(text))).toEqual([])
  }
})
