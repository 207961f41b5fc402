import type { Page } from '@playwright/test'
import { choose, expectChosen } from '#kata/judge/choice.ts'
import { expect } from '#kata/judge/expect.ts'
import { anyNumber, anyOf, freshWord } from '#kata/judge/fresh.ts'
import { countRequests, settle } from '#kata/judge/network.ts'
import { expectNews, said } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import { byStat, forEachStat, STATS, type Stat, type StatValues } from '#resources/species/rules.ts'
import { EV_PER_STAT, EV_TOTAL, MAX_IV, type Nature, statAt } from '#resources/spreads/rules.ts'
import type { Call } from '#scripts/call-api.ts'

type Names = { en: string; zh: string }
type Species = { dexId: number; pokemonId: number; name: Names; base: number[]; evs: number[] }
type Spread = { id: string; version: number; name: string; level: number; nature: Nature; evs: StatValues }

const SPREADS = '/api/spreads'
/** Plans of the judge are named so. The next requirement deletes them. */
const PREFIX = 'Judge '
const TITLES: Record<Stat, string> = {
  hp: 'HP',
  attack: 'Attack',
  defense: 'Defense',
  sp_attack: 'Sp.Attack',
  sp_defense: 'Sp.Defense',
  speed: 'Speed',
}
const NATURES: readonly Nature[] = ['adamant', 'jolly', 'bold', 'timid']
/** The level of a new plan. */
const LEVEL = 50

const heads = (page: Page) => page.getByRole('rowheader')
const search = (page: Page) => page.getByLabel('Search Pokemon Name or ID', { exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const ev = (page: Page, stat: Stat) => field(page, `${TITLES[stat]} EV`)
const result = (page: Page, stat: Stat) =>
  page.getByRole('group', { name: TITLES[stat], exact: true }).getByRole('status')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const pressable = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first()

const numberOf = ({ dexId }: Species) => `#${String(dexId).padStart(3, '0')}`
const listSpecies = async (call: Call) => (await call<{ rows: Species[] }>('GET', '/api/species')).rows
/** One whose name is a plain word that is part of no other, and that yields one stat. */
async function anySpecies(call: Call): Promise<Species> {
  const all = await listSpecies(call)
  const isAlone = ({ name: { en } }: Species) =>
    /^[A-Z][a-z]+$/.test(en) && all.filter(({ name }) => name.en.toLowerCase().includes(en.toLowerCase())).length === 1
  return anyOf(all.filter(one => isAlone(one) && one.evs.filter(value => value > 0).length === 1))
}

async function clear(call: Call) {
  const { rows } = await call<{ rows: Spread[] }>('GET', `${SPREADS}?limit=200`)
  for (const { id, name } of rows) if (name.startsWith(PREFIX)) await call('DELETE', `${SPREADS}/${id}`)
}
async function findSpread(call: Call, name: string): Promise<Spread | undefined> {
  const { rows } = await call<{ rows: Spread[] }>('GET', `${SPREADS}?limit=200`)
  return rows.find(spread => spread.name === name)
}

/** Opens an entry by its name, and the form for a plan. */
async function openPlan(page: Page, open: (query?: string) => Promise<void>, { name, dexId }: Species) {
  await open(`?q=${dexId}`)
  await pressable(page, name.en).click()
  await pressable(page, 'Plan a spread').click()
  await expect(field(page, 'Plan name')).toBeVisible()
}

/** Gives the plan a name, saves it, and expects it on the server. */
async function expectSaved(page: Page, call: Call, fields: Partial<Spread>): Promise<Spread> {
  const name = PREFIX + freshWord()
  await field(page, 'Plan name').fill(name)
  await save(page).click()
  await expect.poll(() => findSpread(call, name), 'the plan on the server').toMatchObject(fields)
  return (await findSpread(call, name)) as Spread // It was just found.
}

/** A new plan, saved by the page. */
async function savePlan(page: Page, call: Call, open: (query?: string) => Promise<void>): Promise<Spread> {
  await clear(call)
  await openPlan(page, open, await anySpecies(call))
  await ev(page, 'attack').fill('100')
  return expectSaved(page, call, { level: LEVEL })
}

export const requirements: Requirement[] = [
  {
    id: 'finds',
    says: {
      en: 'A table lists the Pokémon in the order of their numbers, 20 at once or all of them. The row header is the number, such as “#128”. The field “Search Pokemon Name or ID” finds one by its number, with or without zeros and “#”, and by its name in English, in small letters, too, or in Chinese.',
      zh: '以表格依編號列出寶可夢，一次 20 筆或全部。列標題是編號，如「#128」。欄位「Search Pokemon Name or ID」可用編號（有無補零與「#」皆可）、英文名稱（小寫亦可）或中文名稱尋找。',
    },
    async check({ page, open, call }) {
      const { dexId, name, ...rest } = await anySpecies(call)
      const first = (await listSpecies(call)).slice(0, 3)
      await open()
      for (const [at, one] of first.entries()) await expect(heads(page).nth(at)).toHaveText(numberOf(one))
      const padded = String(dexId).padStart(4, '0')
      for (const text of [String(dexId), padded, `#${padded}`, name.en, name.en.toLowerCase()]) {
        await search(page).fill(text)
        await expect(heads(page), `found by ${text}`).toHaveText([numberOf({ dexId, name, ...rest })])
      }
      await search(page).fill(name.zh)
      await expect(page.getByRole('row').filter({ hasText: name.en })).toBeVisible()
    },
  },
  {
    id: 'entry',
    needs: ['finds'],
    says: {
      en: 'The search is in the address, such as `?q=lin`: opening it finds the same. The name in a row is a link or button that opens the entry: a heading with the name, and “Defeating it gives 2 Attack.” The address leads to the entry, and the browser’s Back to the list as it was searched.',
      zh: '搜尋內容寫入網址，如 `?q=lin`，開啟該網址會找到相同的結果。列中的名稱是連結或按鈕，按下開啟條目：以名稱為標題，並顯示「Defeating it gives 2 Attack.」。網址指向條目，按瀏覽器的上一頁回到原本的搜尋結果。',
    },
    async check({ page, open, call }) {
      const species = await anySpecies(call)
      const at = species.evs.findIndex(value => value > 0)
      const gain = `Defeating it gives ${species.evs[at]} ${TITLES[STATS[at] as Stat]}.`
      await open()
      await search(page).fill(species.name.en)
      await expect(heads(page)).toHaveText([numberOf(species)])
      await expect(page).toHaveURL(new RegExp(`[?&]q=${species.name.en}\\b`))
      const heading = page.getByRole('heading', { name: species.name.en }).first()
      await expectNews(said(page, gain), () => pressable(page, species.name.en).click())
      await expect(heading).toBeVisible()
      await page.reload()
      await expect(heading).toBeVisible()
      await expect(said(page, gain).first()).toBeVisible()
      await page.goBack()
      await expect(heads(page)).toHaveText([numberOf(species)])
      await expect(search(page)).toHaveValue(species.name.en)
    },
  },
  {
    id: 'calculates',
    needs: ['finds'],
    says: {
      en: `“Plan a spread” in an entry opens a form: “Plan name”, “Level” (${LEVEL} at first), the choice “Nature” (“Adamant”, “Jolly”, …; what follows the name is up to you), and for each stat a group with its name (“HP”, “Attack”, “Defense”, “Sp.Attack”, “Sp.Defense”, “Speed”), a field “Attack EV”, and a status with the stat that results. All IVs are ${MAX_IV}. The form says “2 of ${EV_TOTAL} effort values left”, and “Save” saves the plan.`,
      zh: `條目中的「Plan a spread」開啟表單：「Plan name」、「Level」（預設 ${LEVEL}）、選項欄「Nature」（「Adamant」、「Jolly」…，名稱之後的文字由您決定），以及每項能力的群組（「HP」、「Attack」、「Defense」、「Sp.Attack」、「Sp.Defense」、「Speed」），內有欄位「Attack EV」，並以 status 顯示算出的能力值。個體值皆為 ${MAX_IV}。表單顯示「2 of ${EV_TOTAL} effort values left」，「Save」儲存計畫。`,
    },
    async check({ page, open, call }) {
      const species = await anySpecies(call)
      const nature = anyOf(NATURES)
      const [hp, attack, speed] = [anyNumber(1, 100), anyNumber(1, 252), anyNumber(1, 150)]
      const evs = { ...forEachStat(() => 0), hp, attack, speed }
      await clear(call)
      await openPlan(page, open, species)
      await expect(field(page, 'Level')).toHaveValue(String(LEVEL))
      await choose(page, 'Nature', nature.charAt(0).toUpperCase() + nature.slice(1))
      await ev(page, 'hp').fill(String(hp))
      await ev(page, 'attack').fill(String(attack))
      await ev(page, 'speed').fill(String(speed))
      const level = anyNumber(20, 90)
      await field(page, 'Level').fill(String(level))
      const ingredients = { base: byStat(species.base), ivs: forEachStat(() => MAX_IV), evs }
      for (const stat of STATS)
        await expect(result(page, stat), TITLES[stat]).toHaveText(String(statAt(stat, ingredients, nature, level)))
      const left = EV_TOTAL - hp - attack - speed
      await expect(said(page, `${left} of ${EV_TOTAL} effort values left`).first()).toBeVisible()
      await expectSaved(page, call, { level, nature, evs })
    },
  },
  {
    id: 'limits',
    needs: ['entry'],
    says: {
      en: `A stat takes ${EV_PER_STAT} effort values at most, and all six ${EV_TOTAL}. “Save” sends nothing while there are more: the field is marked as invalid (\`aria-invalid\`), and has the focus after “Save”.`,
      zh: `每項能力最多 ${EV_PER_STAT} 點努力值，六項合計最多 ${EV_TOTAL} 點。超過時「Save」不會送出：該欄位標示為無效（\`aria-invalid\`），按下「Save」後焦點移到該欄位。`,
    },
    async check({ page, open, call }) {
      await clear(call)
      await openPlan(page, open, await anySpecies(call))
      const sent = countRequests(page, { method: 'POST', path: SPREADS })
      await ev(page, 'attack').fill(String(EV_PER_STAT))
      await ev(page, 'speed').fill(String(EV_PER_STAT))
      const room = EV_TOTAL - 2 * EV_PER_STAT
      for (const [stat, value] of [
        ['hp', room + 1],
        ['hp', EV_PER_STAT + 1],
      ] as const) {
        await ev(page, stat).fill(String(value))
        await expect(ev(page, stat), `${value} in ${TITLES[stat]}`).toHaveAttribute('aria-invalid', 'true')
        await save(page).click()
        await expect(ev(page, stat)).toBeFocused()
      }
      await settle(page)
      expect(sent(), 'plans that were sent').toBe(0)
      await ev(page, 'hp').fill(String(room))
      await expect(ev(page, 'hp')).not.toHaveAttribute('aria-invalid', 'true')
      const evs = { ...forEachStat(() => 0), attack: EV_PER_STAT, speed: EV_PER_STAT, hp: room }
      await expectSaved(page, call, { evs })
    },
  },
  {
    id: 'saves',
    needs: ['entry'],
    says: {
      en: 'After “Save”, the address leads to the plan: a reload shows it as it was saved. It can be changed and saved again.',
      zh: '按下「Save」之後，網址指向該計畫：重新整理會顯示儲存的內容，並可再次修改與儲存。',
    },
    async check({ page, open, call }) {
      const { id, name } = await savePlan(page, call, open)
      await expect(page).toHaveURL(new RegExp(id))
      await page.reload()
      await expect(field(page, 'Plan name')).toHaveValue(name)
      await expect(ev(page, 'attack')).toHaveValue('100')
      const nature = anyOf(NATURES)
      await choose(page, 'Nature', nature.charAt(0).toUpperCase() + nature.slice(1))
      await save(page).click()
      await expect.poll(async () => (await findSpread(call, name))?.nature, 'the nature on the server').toBe(nature)
      await expectChosen(page, 'Nature', nature.charAt(0).toUpperCase() + nature.slice(1))
    },
  },
  {
    id: 'merges',
    needs: ['saves'],
    says: {
      en: 'If the plan was changed elsewhere meanwhile, in another field than here, “Save” keeps both changes, and the form shows both.',
      zh: '其間若有別處改過計畫的其他欄位，「Save」會保留兩邊的變更，表單也顯示兩者。',
    },
    async check({ page, open, call }) {
      const { id, version, name } = await savePlan(page, call, open)
      await expect(page).toHaveURL(new RegExp(id))
      const level = anyNumber(60, 90)
      await call('PATCH', `${SPREADS}/${id}`, { level }, { 'if-match': `"${version}"` })
      const fresh = PREFIX + freshWord()
      await field(page, 'Plan name').fill(fresh)
      await save(page).click()
      await expect.poll(() => findSpread(call, fresh), 'the plan on the server').toMatchObject({ id, level })
      expect(await findSpread(call, name), 'the plan with its former name').toBeUndefined()
      await expect(field(page, 'Level')).toHaveValue(String(level))
      await expect(field(page, 'Plan name')).toHaveValue(fresh)
    },
  },
]
