import type { Page } from '@playwright/test'
import { choose, expectChosen } from '#kata/judge/choice.ts'
import { expect } from '#kata/judge/expect.ts'
import { anyOf, freshWord } from '#kata/judge/fresh.ts'
import { loseFirst, settle } from '#kata/judge/network.ts'
import { said } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import { dayInTaiwan } from '#resources/repair-drafts/rules.ts'
import type { Call } from '#scripts/call-api.ts'

type Damage = { category: string; description: string; urgency: string }
type Draft = {
  id: string
  version: number
  product: { productName: string } | null
  damage: Damage | null
  handover: { address: string } | null
  ticketId: number | null
  names: { customer: { en: string } }
}
type Customer = { id: number; name: { en: string } }

const PATH = '/api/repair-drafts'
/** The products of the judge are named so. The next requirement deletes their drafts. */
const PREFIX = 'Judge '
const CATEGORIES = ['Zip', 'Seam', 'Fabric', 'Sole', 'Leak'] as const
const HANDOVER_DAYS = 3

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Save and continue', exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps', exact: true }).getByRole('listitem').filter({ hasText: name })
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

const read = (call: Call, { id }: Draft) => call<Draft>('GET', `${PATH}/${id}`)
const save = (call: Call, { id, version }: Draft, steps: object) =>
  call<Draft>('PATCH', `${PATH}/${id}`, steps, { 'if-match': `"${version}"` })
const expectDamage = (call: Call, draft: Draft, damage: Partial<Damage>) =>
  expect.poll(async () => (await read(call, draft)).damage, 'the damage on the server').toMatchObject(damage)

/** At least ten characters that no page can know before. */
const anyDescription = () => `${freshWord()} ${freshWord()}`
const anyDamage = () => ({ category: anyOf(CATEGORIES), description: anyDescription() })

/** A draft whose first two steps are done, as somebody has saved it at the telephone. */
async function begin(call: Call, steps: object = {}): Promise<Draft> {
  for (const draft of (await call<{ rows: Draft[] }>('GET', PATH)).rows)
    if (draft.product?.productName.startsWith(PREFIX)) await call('DELETE', `${PATH}/${draft.id}`)
  const { rows } = await call<{ rows: Customer[] }>('GET', '/api/customers?limit=50')
  const customer = { customerId: anyOf(rows).id, contactName: 'Ms Lin', contactBy: 'phone', contact: '0912 345 678' }
  const product = { purchase: null, productName: PREFIX + freshWord(), boughtOn: dayInTaiwan(Date.now(), -90) }
  return save(call, await call<Draft>('POST', PATH), { customer, product, ...steps })
}
const handover = () => ({
  way: 'collection',
  siteId: null,
  address: `${freshWord()} Road`,
  wishedOn: dayInTaiwan(Date.now(), HANDOVER_DAYS),
})
const damage = () => ({ category: 'zip', description: anyDescription(), urgency: 'normal' })

/** All steps, as the address counts them from 1 on. */
const STEPS = ['Customer', 'Product', 'Damage', 'Handover', 'Review and submit']

/** Opens the draft at a step. */
async function openDraft(page: Page, open: (query?: string) => Promise<void>, { id }: Draft, name: string) {
  const number = STEPS.indexOf(name) + 1
  await open(`?draft=${id}&step=${number}`)
  await expect(heading(page, name)).toBeVisible()
}

async function fillDamage(page: Page, { category, description }: ReturnType<typeof anyDamage>) {
  await choose(page, 'Type of damage', category)
  await field(page, 'Description').fill(description)
}

export const requirements: Requirement[] = [
  {
    id: 'drafts',
    says: {
      en: 'The page lists the drafts, each with its customer and product. A button whose name begins with “Continue” and contains the product opens the draft at its first step that is not done: a heading with “Damage” in it.',
      zh: '頁面列出草稿，各有客戶與商品。名稱以「Continue」開頭並包含商品的按鈕，會開啟草稿中第一個未完成的步驟：標題包含「Damage」。',
    },
    async check({ page, open, call }) {
      const draft = await begin(call)
      const product = draft.product?.productName ?? ''
      await open()
      await expect(page.getByRole('listitem').filter({ hasText: product })).toContainText(draft.names.customer.en)
      await page.getByRole('button', { name: new RegExp(`^Continue\\b.*${product}`) }).click()
      await expect(heading(page, 'Damage')).toBeVisible()
    },
  },
  {
    id: 'saves-steps',
    needs: ['drafts'],
    says: {
      en: 'The step “Damage” has the choice “Type of damage” (“Zip”, “Seam”, “Fabric”, “Sole”, “Leak”, …) and the field “Description”. “Save and continue” saves this step and opens the next: a heading with “Handover” in it. The navigation “Steps” has a list item for each of the five steps. It says “Done” if the step is done: “Customer” and “Product” at first, then “Damage”, too.',
      zh: '步驟「Damage」有選項欄「Type of damage」（「Zip」、「Seam」、「Fabric」、「Sole」、「Leak」…）與欄位「Description」。「Save and continue」儲存這一步並開啟下一步：標題包含「Handover」。導覽「Steps」為五個步驟各列一項，已完成的顯示「Done」：起初是「Customer」與「Product」，儲存後加上「Damage」。',
    },
    async check({ page, open, call }) {
      const draft = await begin(call)
      const entered = anyDamage()
      await openDraft(page, open, draft, 'Damage')
      await expect(step(page, 'Product')).toContainText('Done')
      await expect(step(page, 'Damage')).not.toContainText('Done')
      await fillDamage(page, entered)
      await next(page).click()
      await expect(heading(page, 'Handover')).toBeVisible()
      await expect(step(page, 'Damage')).toContainText('Done')
      await expect(step(page, 'Handover')).not.toContainText('Done')
      await expectDamage(call, draft, { category: entered.category.toLowerCase(), description: entered.description })
    },
  },
  {
    id: 'refused',
    needs: ['saves-steps'],
    says: {
      en: 'A description has at least ten characters. A shorter one is not saved: the field is marked as invalid (`aria-invalid`) and has the focus, and what was entered stays.',
      zh: '說明至少十個字。較短時不會儲存：欄位標示為無效（`aria-invalid`）並取得焦點，已輸入的內容保留。',
    },
    async check({ page, open, call }) {
      const draft = await begin(call)
      const entered = { ...anyDamage(), description: freshWord() }
      await openDraft(page, open, draft, 'Damage')
      await fillDamage(page, entered)
      await next(page).click()
      await expect(field(page, 'Description')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'Description')).toBeFocused()
      await expect(field(page, 'Description')).toHaveValue(entered.description)
      await expectChosen(page, 'Type of damage', entered.category)
      await settle(page)
      expect((await read(call, draft)).damage, 'the damage on the server').toBeNull()
    },
  },
  {
    id: 'goes-on-elsewhere',
    needs: ['saves-steps'],
    says: {
      en: 'A draft goes on wherever it is opened. `?draft=…&step=4` opens its step “Handover” (3 is “Damage”, 5 “Review and submit”), and a button in “Steps” leads back to “Damage”, with what has been saved, also by another window.',
      zh: '草稿在任何地方都能接著填：`?draft=…&step=4` 開啟步驟「Handover」（3 是「Damage」，5 是「Review and submit」），「Steps」中的按鈕可回到「Damage」，並顯示已儲存的內容，包括其他視窗儲存的。',
    },
    async check({ page, open, call }) {
      const saved = damage()
      const draft = await begin(call, { damage: saved })
      await openDraft(page, open, draft, 'Handover')
      await step(page, 'Damage').getByRole('button').click()
      await expect(heading(page, 'Damage')).toBeVisible()
      await expect(field(page, 'Description')).toHaveValue(saved.description)
      await expectChosen(page, 'Type of damage', 'Zip')
    },
  },
  {
    id: 'merges',
    needs: ['saves-steps'],
    says: {
      en: 'If another window has saved another step meanwhile, “Save and continue” keeps both, and nobody is asked.',
      zh: '其間若另一個視窗儲存了其他步驟，「Save and continue」會保留兩邊的內容，不必詢問。',
    },
    async check({ page, open, call }) {
      const draft = await begin(call)
      const entered = anyDamage()
      const elsewhere = handover()
      await openDraft(page, open, draft, 'Damage')
      await fillDamage(page, entered)
      await save(call, draft, { handover: elsewhere })
      await next(page).click()
      await expectDamage(call, draft, { description: entered.description })
      expect((await read(call, draft)).handover, 'the other step on the server').toMatchObject(elsewhere)
    },
  },
  {
    id: 'conflict',
    needs: ['merges'],
    says: {
      en: 'If another window has changed the same field, nothing is overwritten: a dialog offers both values as radio buttons, and “Save selected values” saves the one that is chosen.',
      zh: '若另一個視窗改了同一個欄位，則不會覆蓋：對話框以選項按鈕列出兩邊的值，「Save selected values」儲存選取的值。',
    },
    async check({ page, open, call }) {
      const saved = damage()
      const draft = await begin(call, { damage: saved })
      const [mine, theirs] = [anyDescription(), anyDescription()]
      await openDraft(page, open, draft, 'Handover')
      await step(page, 'Damage').getByRole('button').click()
      await expect(field(page, 'Description')).toHaveValue(saved.description)
      await field(page, 'Description').fill(mine)
      await save(call, draft, { damage: { ...saved, description: theirs } })
      await next(page).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('radio', { name: theirs })).toBeVisible()
      await expectDamage(call, draft, { description: theirs })
      await dialog.getByRole('radio', { name: mine }).check()
      await dialog.getByRole('button', { name: 'Save selected values', exact: true }).click()
      await expectDamage(call, draft, { description: mine })
    },
  },
  {
    id: 'submits',
    needs: ['saves-steps'],
    says: {
      en: 'The step “Review and submit” shows what was entered. “Submit” opens a ticket: a heading says “Submitted as ticket …”, with its number. If the reply is lost, “Submit” can be pressed again until the heading is there, and there is only one ticket.',
      zh: '步驟「Review and submit」顯示已填的內容。「Submit」建立工單：標題為「Submitted as ticket …」，附工單編號。回應遺失時可再按「Submit」，直到標題出現，而且只有一張工單。',
    },
    async check({ page, open, call }) {
      const [damaged, handed] = [damage(), handover()]
      const draft = await begin(call, { damage: damaged, handover: handed })
      await openDraft(page, open, draft, 'Review and submit')
      for (const text of [damaged.description, handed.address]) await expect(said(page, text).first()).toBeVisible()
      const lost = await loseFirst(page, { method: 'POST', path: `${PATH}/${draft.id}/submission` })
      await submitButton(page).click()
      await lost.arrived()
      await expect(async () => {
        if (
          await submitButton(page)
            .isEnabled({ timeout: 1_000 })
            .catch(() => false)
        )
          await submitButton(page).click({ timeout: 1_000 })
        const { ticketId } = await read(call, draft)
        await expect(heading(page, new RegExp(`Submitted as ticket ${ticketId}\\b`))).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 10_000 })
    },
  },
]
