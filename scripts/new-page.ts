import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'

const ROOT = `${import.meta.dirname}/..`
/** Where a page's story imports from; this script itself does not. */
const TESTS = '#tests'
const USAGE = `npm run new-page -- page5_08 stock-count "Stock Count" "庫存盤點"

Writes the folder of a page with its lesson: route, name of the folder, and the title in both languages.`

export type NewPage = { id: string; name: string; en: string; zh: string }

/** The folder of a page and the texts of its files, ready to be filled. Throws with a clear word for what cannot be a page. */
export function draftPage({ id, name, en, zh }: NewPage): { folder: string; files: Record<string, string> } {
  const [, group] = /^(page\d)(?:_\d\d)?$/.exec(id) ?? []
  if (!group) throw new Error(`${id} is no route: page9, or page5_08.`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name} is no folder name: stock-count.`)
  if (!en || !zh) throw new Error('A page has a title in both languages.')
  const component = `${name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())}Page`
  const folder = id === group ? `pages/${id}-${name}` : `pages/${group}/${id}-${name}`
  const route = id === group ? id : `${group}/${id}`
  const title = `{ en: ${quote(en)}, zh: ${quote(zh)} }`
  return {
    folder,
    files: {
      'meta.ts': `import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: ${title},
  purpose: { en: 'Say in one sentence what the page is for.', zh: '用一句話說明此頁的用途。' },
  technique: { en: 'The technique that it shows', zh: '此頁示範的技術' },
  icon: IconFlask,
}
export default meta
`,
      'messages.ts': `import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('${id}', {
  greeting: { en: 'It stands.', zh: '頁面已建立。' },
})
`,
      'page.tsx': `import { useMessages } from '#client/i18n/i18n.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { messages } from './messages.ts'

export default function ${component}() {
  const t = useMessages(messages)
  return (
    <>
      <PageHead />
      <p>{t('greeting')}</p>
    </>
  )
}
`,
      'how.tsx': `export default {
  en: () => (
    <>
      <p>What goes wrong without the technique.</p>
      <h3>How this page does it</h3>
      <p>How it works here, in 150 to 300 words, and what to read next.</p>
    </>
  ),
  zh: () => (
    <>
      <p>少了這項技術會出什麼問題。</p>
      <h3>這一頁怎麼做</h3>
      <p>用 150 到 300 字說明做法，以及延伸閱讀。</p>
    </>
  ),
}
`,
      'tasks.ts': `import type { Task } from '#shared/platform/lesson.ts'

/** What the server looks for in its log of the operator's requests: three exercises make a lesson. */
export const tasks: readonly Task[] = [
  {
    id: 'first',
    title: { en: 'Count the sign-ins', zh: '計算登入次數' },
    hint: { en: 'Send GET /api/overview/sign-ins.', zh: '送出 GET /api/overview/sign-ins。' },
    steps: [{ says: { en: 'The sign-ins are read', zh: '讀取登入次數' }, endpoint: 'countSignIns', status: 200 }],
  },
]
`,
      'tasks.cases.ts': `import { countSignIns, readServerState } from '#resources/overview/contract.ts'
import type { TaskCases } from '${TESTS}/task-cases.ts'

export const cases: TaskCases = {
  first: {
    solution: ({ me }) => me.call(countSignIns, {}),
    nearMisses: { 'something else is read': ({ me }) => me.call(readServerState) },
  },
}
`,
      'page.e2e.ts': `import { expect, expectAccessible, test } from '${TESTS}/browser.ts'
import { signIn } from '${TESTS}/journeys/sign-in.ts'

test('stands, in both languages, themes and widths', async ({ page }) => {
  await signIn(page)
  await expectAccessible(page, '${route}', () =>
    expect(page.getByText(/^(It stands\\.|頁面已建立。)$/)).toBeVisible(),
  )
})
`,
    },
  }
}

/** A text as the source writes it. */
const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

function main([id = '', name = '', en = '', zh = '']: string[]) {
  const { folder, files } = draftPage({ id, name, en, zh })
  const taken = globSync([`pages/${id}-*`, `pages/*/${id}-*`], { cwd: ROOT })
  if (taken.length > 0) throw new Error(`${taken[0]} has that route.`)
  const group = folder.split('/').length > 2 ? `pages/${folder.split('/')[1]}/group.ts` : null
  if (group && !existsSync(`${ROOT}/${group}`)) throw new Error(`${group} is missing: a group has a title and an icon.`)
  mkdirSync(`${ROOT}/${folder}`, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(`${ROOT}/${folder}/${file}`, text)
  console.log(`${folder} is there: it is in the menu at the next start (npm run dev).
tests/architecture.test.ts holds the number of pages and their routes: say there that there is one more.`)
}

if (import.meta.main)
  try {
    main(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(1)
  }
