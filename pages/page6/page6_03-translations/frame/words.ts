import { onTexts, shownLanguage, translateInto } from '#client/i18n/i18n.ts'
import { groups, pages } from '#client/router/router.ts'
import { techniqueOf } from '#client/router/techniques.ts'
import { menuMessages } from '#client/shell/menu/menu-messages.ts'
import { defineMessages, type Messages, type Words } from '#shared/messages.ts'
import { menuKey } from '#shared/platform/menu-key.ts'
import { followWords, type WordList } from '#shared/platform/words.ts'

// Titles of pages, and words of rules such as those of a status, are read as `words[language]`, without a translate
// function. So the texts of the sandbox replace them where they are.

type Replaced = { words: Words; messages: Messages; key: string }
const all: Replaced[] = []

/** Puts the current texts into the words: in a trial language, into the English ones, which it shows. */
function replace({ words, messages, key }: Replaced) {
  const shown = shownLanguage()
  words.en = translateInto(shown === 'zh' ? 'en' : shown, messages, key)
  words.zh = translateInto('zh', messages, key)
}

function add(one: Replaced) {
  all.push(one)
  replace(one)
}

function addList({ namespace, words }: WordList) {
  // Copies, so that the words of the code are known when they are no longer replaced.
  const copies = Object.entries(words).map(([key, own]) => [key, { ...own }] as const)
  const messages = defineMessages(namespace, Object.fromEntries(copies))
  for (const [key, own] of Object.entries(words)) add({ words: own, messages, key })
}

for (const entry of [...groups, ...pages]) add({ words: entry.meta.title, messages: menuMessages, key: menuKey(entry) })
for (const page of pages)
  addList({ namespace: `${page.id}.page`, words: { purpose: page.meta.purpose, technique: techniqueOf(page).name } })
followWords(addList)
onTexts(() => all.forEach(replace))
