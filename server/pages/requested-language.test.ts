import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { requestedLanguage } from './requested-language.ts'

const app = new Hono().get('/', c => c.text(requestedLanguage(c)))

test.each([
  ['/', {}, 'en'],
  ['/', { 'accept-language': 'fr, zh-TW;q=0.8, en;q=0.5' }, 'zh'],
  ['/', { 'accept-language': 'en;q=0.4, zh;q=0.9' }, 'zh'],
  ['/', { 'accept-language': 'zhx' }, 'en'],
  // A cookie comes before the browser, and the query string before both.
  ['/', { cookie: 'i18next=en', 'accept-language': 'zh' }, 'en'],
  ['/', { cookie: 'i18next=fr', 'accept-language': 'zh' }, 'zh'],
  ['/?lng=zh', { cookie: 'i18next=en', 'accept-language': 'en' }, 'zh'],
  ['/?lng=ZH-hant', { cookie: 'i18next=en' }, 'zh'],
  ['/?lng=fr', { cookie: 'i18next=zh' }, 'zh'],
])('%s with %j is in %s', async (path, headers, language) => {
  expect(await (await app.request(path, { headers })).text()).toBe(language)
})
