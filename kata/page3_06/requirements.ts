import type { Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { freshWord } from '#kata/judge/fresh.ts'
import { alerts, expectNews, said } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Team = { id: number; version: number; parentId: number | null; name: { en: string; zh: string } }

const PATH = '/api/teams'
/** Teams of the judge are named so. The next requirement deletes them. */
const PREFIX = 'Judge '

const tree = (page: Page) => page.getByRole('tree', { name: 'Organization', exact: true })
/** What follows the name, such as the number of children, is up to the page. */
const item = (page: Page, { name }: Team, level?: number) =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${name.en}\\b`), ...(level && { level }) })

const list = async (call: Call, query = '') => (await call<{ rows: Team[] }>('GET', `${PATH}?limit=200${query}`)).rows
const read = (call: Call, { id }: Team) => call<Team>('GET', `${PATH}/${id}`)
const atVersion = ({ version }: Team) => ({ 'if-match': `"${version}"` })
async function findCompany(call: Call): Promise<Team> {
  const company = (await list(call)).find(({ parentId }) => parentId === null)
  if (!company) throw new Error('The sandbox has no teams. Begin the kata anew, in a fresh sandbox.')
  return company
}

/** Deletes the teams of earlier requirements, those at the bottom first. */
async function clear(call: Call) {
  const left = (await list(call)).filter(({ name }) => name.en.startsWith(PREFIX))
  while (left.length > 0) {
    const at = left.findIndex(({ id }) => !left.some(({ parentId }) => parentId === id))
    const [team] = left.splice(at, 1) as [Team] // A tree has a bottom.
    await call('DELETE', `${PATH}/${team.id}`, undefined, atVersion(team))
  }
}

/** Below the company: a team with a child, which has a child; and another team. Their names are new. */
async function plant(call: Call) {
  await clear(call)
  const company = await findCompany(call)
  const add = (parent: Team) => {
    const name = PREFIX + freshWord()
    return call<Team>('POST', PATH, { name: { en: name, zh: name }, parentId: parent.id })
  }
  const parent = await add(company)
  const child = await add(parent)
  const grandchild = await add(child)
  const other = await add(company)
  return { company, parent, child, grandchild, other }
}

async function press(page: Page, team: Team, keys: string) {
  await item(page, team).focus()
  await page.keyboard.press(keys)
}

/** Opens the page, and a team by the keyboard. */
async function openAt(page: Page, open: () => Promise<void>, team: Team, child: Team) {
  await open()
  await expect(item(page, team, 2)).toBeVisible()
  await press(page, team, 'ArrowRight')
  await expect(item(page, child, 3)).toBeVisible()
}

/** Moves a team into another one by the keyboard. */
async function move(page: Page, team: Team, into: Team) {
  await press(page, team, 'Control+x')
  await press(page, into, 'Control+v')
}

const expectParent = (call: Call, team: Team, parent: Team) =>
  expect.poll(async () => (await read(call, team)).parentId, 'the parent on the server').toBe(parent.id)

export const requirements: Requirement[] = [
  {
    id: 'tree',
    says: {
      en: 'The tree “Organization” shows the company (`aria-level` 1), expanded, and the teams directly below it (`aria-level` 2), sorted by name. The name of each tree item begins with that of the team. Teams that have teams say whether they are open (`aria-expanded`).',
      zh: '樹「Organization」顯示公司（`aria-level` 1，已展開）與直屬團隊（`aria-level` 2，依名稱排序）。每個 treeitem 的名稱以團隊名稱開頭；有下級團隊的以 `aria-expanded` 表示是否展開。',
    },
    async check({ page, open, call }) {
      const { company, parent, other, child } = await plant(call)
      const below = await list(call, `&parentId=${company.id}&sort=name`)
      await open()
      await expect(item(page, company, 1)).toHaveAttribute('aria-expanded', 'true')
      await expect(item(page, parent, 2)).toHaveAttribute('aria-expanded', 'false')
      await expect(item(page, other, 2)).toBeVisible()
      await expect(item(page, child)).toHaveCount(0)
      const texts = await tree(page).getByRole('treeitem', { level: 2 }).allTextContents()
      const shown = texts.flatMap(text => below.filter(({ name }) => text.trim().startsWith(name.en)).slice(0, 1))
      expect(
        shown.map(({ name }) => name.en),
        'the teams below the company',
      ).toEqual(below.map(({ name }) => name.en))
    },
  },
  {
    id: 'loads-children',
    needs: ['tree'],
    says: {
      en: 'Arrow Right opens a closed team, and only then the page requests what is directly below it. Arrow Left closes it again.',
      zh: '向右鍵展開團隊，這時才向伺服器要求直屬的下一層；向左鍵收合。',
    },
    async check({ page, open, call }) {
      const { parent, child, grandchild } = await plant(call)
      const asked: string[] = []
      page.on('request', request => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname.startsWith(PATH)) asked.push(searchParams.get('parentId') ?? 'all')
      })
      await open()
      await expect(item(page, parent, 2)).toBeVisible()
      expect(asked, 'parents whose teams were requested').not.toContain(String(parent.id))
      await press(page, parent, 'ArrowRight')
      await expect(item(page, child, 3)).toBeVisible()
      await expect(item(page, parent, 2)).toHaveAttribute('aria-expanded', 'true')
      await expect(item(page, grandchild)).toHaveCount(0)
      expect(asked, 'parents whose teams were requested').toContain(String(parent.id))
      expect(asked, 'parents whose teams were requested').not.toContain(String(child.id))
      await press(page, parent, 'ArrowLeft')
      await expect(item(page, child)).toBeHidden()
      await expect(item(page, parent, 2)).toBeFocused()
    },
  },
  {
    id: 'keyboard',
    needs: ['loads-children'],
    says: {
      en: 'The tree is one stop of the Tab key. Arrow Down and Arrow Up move the focus, Home moves it to the first item. In an open team, Arrow Right moves it to the first child; from a child, Arrow Left moves it to the parent.',
      zh: 'Tab 鍵只在樹中停一次。向下、向上鍵移動焦點，Home 移到第一項。在已展開的團隊按向右鍵移到第一個下級，在下級按向左鍵回到上級。',
    },
    async check({ page, open, call }) {
      const { company, parent, child } = await plant(call)
      await openAt(page, open, parent, child)
      const steps: [key: string, team: Team][] = [
        ['ArrowRight', child],
        ['ArrowLeft', parent],
        ['ArrowDown', child],
        ['ArrowUp', parent],
        ['Home', company],
      ]
      await item(page, parent).focus()
      for (const [key, team] of steps) {
        await page.keyboard.press(key)
        await expect(item(page, team), `after ${key}`).toBeFocused()
      }
      const stops = tree(page).locator('[role=treeitem][tabindex="0"]')
      await expect(stops, 'items that Tab stops at').toHaveCount(1)
    },
  },
  {
    id: 'moves',
    needs: ['loads-children'],
    says: {
      en: 'Ctrl+X on a team and Ctrl+V on another one moves it there. The page says “… is now in …”, with both names, and the focus is on the moved team at its new place.',
      zh: '在團隊上按 Ctrl+X，再到另一個團隊按 Ctrl+V，會將它移過去。頁面顯示「… is now in …」（含兩者名稱），焦點在移到新位置的團隊上。',
    },
    async check({ page, open, call }) {
      const { parent, child, other } = await plant(call)
      await openAt(page, open, parent, child)
      await expectNews(said(page, `${child.name.en} is now in ${other.name.en}`), () => move(page, child, other))
      await expectParent(call, child, other)
      await expect(item(page, child, 3)).toHaveCount(1)
      await expect(item(page, child, 3)).toBeFocused()
      await expect(item(page, other, 2)).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    id: 'undo',
    needs: ['moves'],
    says: {
      en: 'Ctrl+Z in the tree undoes the last move. The page says “… is back in …”.',
      zh: '在樹中按 Ctrl+Z 會復原上一次移動，頁面顯示「… is back in …」。',
    },
    async check({ page, open, call }) {
      const { parent, child, other } = await plant(call)
      await openAt(page, open, parent, child)
      await expectNews(said(page, `${child.name.en} is now in ${other.name.en}`), () => move(page, child, other))
      await expectNews(said(page, `${child.name.en} is back in ${parent.name.en}`), () =>
        page.keyboard.press('Control+z'),
      )
      await expectParent(call, child, parent)
      await expect(item(page, child, 3)).toHaveCount(1)
    },
  },
  {
    id: 'circle',
    needs: ['moves'],
    says: {
      en: 'A team can’t be moved into a team below it: the server refuses. An alert says why, with both names, and the tree stays as it was.',
      zh: '團隊不能移到自己的下級：伺服器會拒絕。以 alert 說明原因並寫出兩者名稱，樹維持原狀。',
    },
    async check({ page, open, call }) {
      const { company, parent, child } = await plant(call)
      await openAt(page, open, parent, child)
      const refusal = alerts(page).filter({ hasText: parent.name.en }).filter({ hasText: child.name.en })
      await expectNews(refusal, () => move(page, parent, child))
      await expectParent(call, parent, company)
      await expect(item(page, parent, 2)).toBeVisible()
      await expect(item(page, child, 3)).toBeVisible()
    },
  },
  {
    id: 'moved-meanwhile',
    needs: ['moves'],
    says: {
      en: 'If somebody else has changed the team after it was cut, it stays where they have put it, and a button “Move anyway” appears. It moves the team.',
      zh: '剪下之後若有人改過該團隊，它會留在對方放的位置，並出現「Move anyway」按鈕，按下才移動。',
    },
    async check({ page, open, call }) {
      const { company, parent, child, other } = await plant(call)
      await openAt(page, open, parent, child)
      await press(page, child, 'Control+x')
      await call('PATCH', `${PATH}/${child.id}`, { parentId: company.id }, atVersion(child))
      const anyway = page.getByRole('button', { name: 'Move anyway', exact: true })
      await expectNews(anyway, () => press(page, other, 'Control+v'))
      await expectParent(call, child, company)
      await anyway.click()
      await expectParent(call, child, other)
      await expect(item(page, child, 3)).toBeVisible()
    },
  },
]
