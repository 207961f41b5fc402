import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defineMessages } from '#shared/messages.ts'
import { changeLanguage, translate, useMessages } from './i18n.ts'

const messages = defineMessages('i18n-test', {
  greeting: { en: 'Hello {{name}}', zh: '{{name}}，您好' },
  rows: { en: { one: '{{count}} row', other: '{{count}} rows' }, zh: { other: '{{count}} 列' } },
  items: {
    en: {
      one: '{{count}} item',
      other: '{{count}} items',
      interval: '(1)[one item];(2-7)[a few items];(10-inf)[a lot of items];',
    },
    zh: { other: '{{count}} 個項目', interval: '(1)[一個項目];(2-7)[幾個項目];(10-inf)[很多項目];' },
  },
})
afterEach(() => changeLanguage('en'))

test('S-I18N-3: uses interval plurals, and the ordinary plural outside every interval', () => {
  const worded = (counts: number[]) => counts.map(count => translate(messages, 'items', { count }))
  expect(worded([0, 1, 2, 7, 8, 9, 10, 1000])).toEqual([
    '0 items',
    'one item',
    'a few items',
    'a few items',
    '8 items',
    '9 items',
    'a lot of items',
    'a lot of items',
  ])
  changeLanguage('zh')
  expect(worded([0, 1, 5, 9, 12])).toEqual(['0 個項目', '一個項目', '幾個項目', '9 個項目', '很多項目'])
})

test('S-I18N-1: a change of language reaches the screen, the html tag and local storage', () => {
  function Greeting() {
    const t = useMessages(messages)
    return <p>{t('greeting', { name: 'Ann' })}</p>
  }
  render(<Greeting />)
  expect(screen.getByText('Hello Ann')).toBeDefined()
  act(() => changeLanguage('zh'))
  expect(screen.getByText('Ann，您好')).toBeDefined()
  expect(document.documentElement.lang).toBe('zh-Hant-TW')
  expect(localStorage.getItem('language')).toBe('zh')
})

test('picks the plural form of the language by the count', () => {
  expect([1, 2].map(count => translate(messages, 'rows', { count }))).toEqual(['1 row', '2 rows'])
})
