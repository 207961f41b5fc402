import type { Locator, Page } from '@playwright/test'
import { choose, findChoice } from '#kata/judge/choice.ts'
import { expect } from '#kata/judge/expect.ts'
import { freshWord } from '#kata/judge/fresh.ts'
import { holdFirst, refuseAll, settle } from '#kata/judge/network.ts'
import { alerts, expectNews, said } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Member = { id: number; version: number; name: { en: string; zh: string }; email: string; job: string }

const LIST = '/api/members'
const names = (page: Page) => page.getByRole('rowheader').getByRole('button')
const search = (page: Page) => page.getByLabel('Search', { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const date = (page: Page) => dialog(page).getByLabel('Joined on', { exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const found = async (call: Call, text: string) =>
  (await call<{ rows: Member[] }>('GET', `${LIST}?isArchived=false&search=${encodeURIComponent(text)}`)).rows.map(
    ({ name }) => name.en,
  )

/** Adds a member whose name begins with a word that occurs once. */
function addMember(call: Call, word = freshWord()): Promise<Member> {
  const email = `${freshWord()}@kata.example`
  const name = { en: `${word} Kata`, zh: `招式 ${word}` }
  return call('POST', LIST, { name, email, teamId: 13, job: 'driver', joinedOn: '2026-10-01' })
}

/** Adds members with the same word in their names. */
async function addMembers(call: Call, ...endings: string[]): Promise<string> {
  const word = freshWord()
  for (const ending of endings) await addMember(call, `${word} ${ending}`)
  return word
}

const open = (page: Page, { name }: Member) => names(page).filter({ hasText: name.en }).click()

/** Expects a field that was valid before to be invalid, with its reason as its description, and focused. */
async function expectRefused(email: Locator) {
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/\w{3}/)
}

export const requirements: Requirement[] = [
  {
    id: 'list',
    says: {
      en: 'A table lists the members. The row header is a button with the English name; the columns are headed Name, E-mail, Team and Job.',
      zh: '以表格列出成員。列標題是一個按鈕，名稱為英文姓名；欄標題為 Name、E-mail、Team、Job。',
    },
    async check({ page, open, call }) {
      // By name, so it comes first.
      const member = await addMember(call, `Aa${freshWord()}`)
      const expected = await found(call, '')
      await open()
      await expect(page.getByRole('table').first()).toBeVisible()
      for (const [at, name] of expected.slice(0, 5).entries())
        await expect(names(page).nth(at), `name ${at + 1}`).toHaveText(name)
      const row = page.getByRole('row').filter({ hasText: member.name.en })
      await expect(row, 'the row of this member').toContainText(member.email)
      for (const name of ['Name', 'E-mail', 'Team', 'Job'])
        await expect(page.getByRole('columnheader', { name }).first()).toBeVisible()
    },
  },
  {
    id: 'search-in-address',
    says: {
      en: 'Text in “Search” filters on the server and is in the address as `?search=`. Opening that address shows the same rows and the same text.',
      zh: '在「Search」輸入的文字由伺服器篩選，並以 `?search=` 寫入網址。開啟該網址會看到相同的列與文字。',
    },
    async check({ page, open, call }) {
      const word = await addMembers(call, 'One', 'Two')
      const expected = await found(call, word)
      await open()
      await search(page).fill(word)
      await expect(page).toHaveURL(new RegExp(`[?&]search=${word}\\b`))
      await expect(names(page)).toHaveText(expected)
      await open(`?search=${word}`)
      await expect(search(page)).toHaveValue(word)
      await expect(names(page)).toHaveText(expected)
    },
  },
  {
    id: 'latest-search-wins',
    needs: ['search-in-address'],
    says: {
      en: 'If the reply to an earlier search arrives late, the rows of the latest search stay.',
      zh: '較早的搜尋結果若較晚抵達，仍顯示最後一次搜尋的列。',
    },
    async check({ page, open, call }) {
      const [earlier, later] = [await addMembers(call, 'One'), await addMembers(call, 'One', 'Two')]
      const expected = await found(call, later)
      await open()
      await expect(names(page).first()).toBeVisible()
      const early = await holdFirst(page, { path: LIST, query: `search=${earlier}` })
      await search(page).fill(earlier)
      await early.arrived()
      await search(page).fill(later)
      await expect(names(page)).toHaveText(expected)
      await early.release()
      await expect(names(page), `after the late reply to “${earlier}”`).toHaveText(expected)
    },
  },
  {
    id: 'focus-returns',
    needs: ['search-in-address'],
    says: {
      en: 'By keyboard: Enter on a name opens a dialog with the member, Escape closes it, and the focus is on the name again.',
      zh: '以鍵盤操作：在姓名上按 Enter 開啟成員的對話框，按 Esc 關閉後，焦點回到該姓名。',
    },
    async check({ page, open, call }) {
      const member = await addMember(call)
      await open(`?search=${encodeURIComponent(member.name.en)}`)
      await names(page).first().focus()
      await expectNews(dialog(page), () => page.keyboard.press('Enter'))
      await expect(field(page, 'English name')).toHaveValue(member.name.en)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await settle(page)
      await expect(names(page).first()).toBeFocused()
    },
  },
  {
    id: 'saves',
    says: {
      en: 'The dialog has the fields English name, Chinese name, E-mail and Joined on, and the choices Team (by its English name) and Job (“Buyer”, or the API’s `buyer`). A choice is a select, a combobox with a listbox, or radio buttons. “Save” changes the member, and the page says “saved”.',
      zh: '對話框有 English name、Chinese name、E-mail、Joined on 等欄位，以及 Team（英文名稱）與 Job（「Buyer」，或 API 的 `buyer`）兩個選項欄；選項欄可以是下拉選單、附 listbox 的 combobox，或選項按鈕。按「Save」會更新成員，頁面顯示含「saved」的訊息。',
    },
    async check({ page, open: openPage, call }) {
      const member = await addMember(call)
      await openPage(`?search=${encodeURIComponent(member.name.en)}`)
      await open(page, member)
      for (const name of ['Chinese name', 'E-mail']) await expect(field(page, name)).toBeVisible()
      await expect(date(page)).toBeVisible()
      await findChoice(dialog(page), 'Team')
      await choose(dialog(page), 'Job', 'Buyer')
      await expectNews(said(page, /\bsaved\b/i), () => button(page, 'Save').click())
      expect(await call<Member>('GET', `${LIST}/${member.id}`)).toMatchObject({ job: 'buyer', name: member.name })
    },
  },
  {
    id: 'conflict',
    needs: ['saves'],
    says: {
      en: 'If somebody else has changed the same field meanwhile, “Save” overwrites nothing: the page says “conflict”, and the input is still there.',
      zh: '若同一欄位同時被別人修改，按「Save」不會覆蓋：頁面顯示含「conflict」的訊息，輸入的內容仍在。',
    },
    async check({ page, open: openPage, call }) {
      const member = await addMember(call)
      await openPage(`?search=${encodeURIComponent(member.name.en)}`)
      await open(page, member)
      const mine = `${freshWord()} Mine`
      await field(page, 'English name').fill(mine)
      const name = { ...member.name, en: `${freshWord()} Theirs` }
      await call('PATCH', `${LIST}/${member.id}`, { name }, { 'if-match': `"${member.version}"` })
      await expectNews(said(page, /conflict/i), () => button(page, 'Save').click())
      expect(await call<Member>('GET', `${LIST}/${member.id}`), 'the member on the server').toMatchObject({ name })
      await expect(page.getByLabel('English name', { exact: true })).toHaveValue(mine)
    },
  },
  {
    id: 'refusal-at-field',
    says: {
      en: '“Add member” opens an empty dialog with the button “Add”. If the e-mail is taken, E-mail is invalid, described by a message and focused, and no input is lost. With another e-mail, “Add” succeeds and the dialog closes.',
      zh: '「Add member」開啟空白的對話框，其中有「Add」按鈕。電子郵件已被使用時，E-mail 標為無效、附有說明並取得焦點，其他輸入不會遺失；換一個電子郵件後，「Add」成功並關閉對話框。',
    },
    async check({ page, open, call }) {
      const member = await addMember(call)
      await open()
      await page.getByRole('button', { name: 'Add member' }).click()
      const [name, email] = [`${freshWord()} Kata`, field(page, 'E-mail')]
      await field(page, 'English name').fill(name)
      await field(page, 'Chinese name').fill('招式')
      await email.fill(member.email)
      await choose(dialog(page), 'Team', 'Delivery')
      await choose(dialog(page), 'Job', 'Driver')
      await date(page).fill('2026-10-01')
      await expect(email).not.toHaveAttribute('aria-invalid', 'true')
      await button(page, 'Add').click()
      await expectRefused(email)
      await expect(field(page, 'English name')).toHaveValue(name)
      await email.fill(`two-${member.email}`)
      await button(page, 'Add').click()
      await expect(dialog(page)).toBeHidden()
      expect(await found(call, name)).toEqual([name])
    },
  },
  {
    id: 'tries-again',
    says: {
      en: 'If the list can’t be loaded, an alert says so, with a button “Try again” that loads it.',
      zh: '列表無法載入時，以 alert 顯示，並提供「Try again」按鈕重新載入。',
    },
    async check({ page, open }) {
      await open()
      await expect(names(page).first()).toBeVisible()
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again, 'while nothing has failed').toBeHidden()
      const { recover, hasGivenUp } = await refuseAll(page, { path: LIST })
      const isOver = async () => (await alerts(page).count()) > 0 || hasGivenUp()
      await expectNews(alerts(page), async () => {
        await open()
        // It may try several times before, with longer and longer pauses.
        await expect.poll(isOver, { timeout: 30_000 }).toBe(true)
      })
      await recover()
      await again.click()
      await expect(names(page).first()).toBeVisible()
    },
  },
]
