import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, test } from 'vitest'
import { changeLanguage, replaceTexts, type Translate, useMessages } from '#client/i18n/i18n.ts'
import { defineMessages } from '#shared/messages.ts'
import { replacementsFrom } from './replacements.ts'

const messages = defineMessages('replaced', {
  hello: { en: 'Hello {{name}}', zh: '{{name}}，您好' },
  rows: { en: { one: '{{count}} row', other: '{{count}} rows' }, zh: '{{count}} 列' },
  days: { en: '{{count}} days', zh: '{{count}} 天' },
})
type T = Translate<keyof typeof messages.texts>

/** Renders only with another `t`, as the rows of a table do. */
const Row = memo(({ t }: { t: T }) => (
  <p>
    {[t('hello', { name: 'Ann' }), t('rows', { count: 1 }), t('rows', { count: 2 }), t('days', { count: 1 })].join()}
  </p>
))
function Texts() {
  return <Row t={useMessages(messages)} />
}
const shown = () => screen.getByRole('paragraph').textContent
const show = (texts: Parameters<typeof replacementsFrom>[0], trial: Parameters<typeof replaceTexts>[1] = null) =>
  act(() => replaceTexts(replacementsFrom(texts, null, 'en'), trial))

afterEach(() => {
  act(() => replaceTexts(() => ({}), null))
  act(() => changeLanguage('en'))
})

test('replaced texts are shown at once, and the original ones when they are gone', () => {
  render(<Texts />)
  expect(shown()).toBe('Hello Ann,1 row,2 rows,1 days')
  show([
    { language: 'en', name: 'replaced.hello', text: { other: 'Hi {{name}}' } },
    { language: 'en', name: 'replaced.days', text: { one: 'one day', other: '{{count}} days' } },
    { language: 'zh', name: 'replaced.hello', text: { other: '嗨 {{name}}' } },
    { language: 'en', name: 'removed.hello', text: { other: 'x' } },
  ])
  expect(shown()).toBe('Hi Ann,1 row,2 rows,one day')
  act(() => changeLanguage('zh'))
  expect(shown()).toBe('嗨 Ann,1 列,2 列,1 天')
  show([])
  expect(shown()).toBe('Ann，您好,1 列,2 列,1 天')
})

test('a trial language shows English for missing texts, and ends with the language before', () => {
  act(() => changeLanguage('zh'))
  render(<Texts />)
  show([{ language: 'ja', name: 'replaced.rows', text: { other: '{{count}}行' } }], 'ja')
  expect(shown()).toBe('Hello Ann,1行,2行,1 days')
  expect(document.documentElement.lang).toBe('ja')
  show([])
  expect(shown()).toBe('Ann，您好,1 列,2 列,1 天')
  expect(localStorage.getItem('language')).toBe('zh')
})

test('the pseudo-locale is made from the English texts of the sandbox', () => {
  render(<Texts />)
  show([{ language: 'en', name: 'replaced.hello', text: { other: 'Hi {{name}}' } }], 'en-XA')
  expect(shown()).toMatch(/^\[Ĥî Ann \S+\],\[1 ŕöŵ \S+\],\[2 ŕöŵš \S+\],\[1 ðåýš \S+\]$/)
})

test('a text that is being typed is shown in its place, whatever language the console is in', () => {
  render(<Texts />)
  const typed = { language: 'zh', name: 'replaced.hello', text: { other: '哈囉 {{name}}' } }
  act(() => replaceTexts(replacementsFrom([], typed, 'en'), null))
  expect(shown()).toBe('哈囉 Ann,1 row,2 rows,1 days')
  act(() => replaceTexts(replacementsFrom([], typed, 'en-XA'), 'en-XA'))
  expect(shown()).toMatch(/^哈囉 Ann,\[1 ŕöŵ/)
  act(() => changeLanguage('zh'))
  expect(shown()).toBe('哈囉 Ann,1 列,2 列,1 天')
})
