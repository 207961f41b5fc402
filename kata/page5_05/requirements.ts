import type { Locator, Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { anyNumber } from '#kata/judge/fresh.ts'
import { holdFirst, loseFirst } from '#kata/judge/network.ts'
import { expectNews } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Ticket = { id: number; version: number; status: string; title: { en: string } }

const COLUMNS = ['Open', 'In progress', 'Waiting', 'Resolved']
const statusOf = (column: string) => column.toLowerCase().replace(' ', '-')

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const cards = (area: Locator) => area.getByRole('button', { name: /#\d+/ })
const numberOf = ({ id }: Ticket) => new RegExp(`#${id}\\b`)
const card = (area: Page | Locator, ticket: Ticket) => area.getByRole('button', { name: numberOf(ticket) })

const ticketsIn = async (call: Call, name: string) =>
  (await call<{ rows: Ticket[] }>('GET', `/api/tickets?status=${statusOf(name)}&sort=rank&limit=20`)).rows
const read = (call: Call, { id }: Ticket) => call<Ticket>('GET', `/api/tickets/${id}`)
const pathOf = ({ id }: Ticket) => `/api/tickets/${id}/move`

/** Moves a ticket as a colleague would. */
async function put(call: Call, ticket: Ticket, name: string, above: Ticket | null = null): Promise<Ticket> {
  const { version } = await read(call, ticket)
  const body = { status: statusOf(name), below: above?.id ?? null }
  return call('POST', pathOf(ticket), body, { 'if-match': `"${version}"` })
}

/** Puts two tickets at the top of “In progress” and one at the top of “Waiting”. All of them have an assignee. */
async function arrange(call: Call) {
  const usable = (await Promise.all(['In progress', 'Waiting', 'Resolved'].map(name => ticketsIn(call, name)))).flat()
  // Any three, so that no page can know which.
  const first = anyNumber(0, usable.length - 3)
  const [upper, lower, waiting] = usable.slice(first) as [Ticket, Ticket, Ticket]
  for (const ticket of [waiting, lower, upper]) await put(call, ticket, 'In progress')
  await put(call, waiting, 'Waiting')
  return { upper, lower, waiting }
}

/** Expects these cards at the top of a column, in this order. */
async function expectTop(page: Page, name: string, ...tickets: Ticket[]) {
  for (const [at, ticket] of tickets.entries())
    await expect(cards(column(page, name)).nth(at), `${name}, position ${at + 1}`).toHaveAccessibleName(
      numberOf(ticket),
    )
}

/** Expects these tickets at the top of a column on the server. */
async function expectHeld(call: Call, name: string, ...tickets: Ticket[]) {
  const read = async () => (await ticketsIn(call, name)).slice(0, tickets.length).map(({ id }) => id)
  await expect.poll(read, `${name} on the server`).toEqual(tickets.map(({ id }) => id))
}

async function press(page: Page, ticket: Ticket, ...keys: string[]) {
  await card(page, ticket).focus()
  for (const key of keys) await page.keyboard.press(key)
}

const alert = (page: Page, ticket: Ticket) => page.getByRole('alert').filter({ hasText: ticket.title.en })

export const requirements: Requirement[] = [
  {
    id: 'board',
    says: {
      en: 'The regions Open, In progress, Waiting and Resolved show their first tickets in the server’s order. There is a region Closed, too. Each ticket is a button whose name contains its English title and its number, such as `#865`.',
      zh: 'Open、In progress、Waiting、Resolved 四個 region 依伺服器的順序顯示最前面的工單，另有 region Closed。每張工單是一個按鈕，名稱包含英文標題與編號，例如 `#865`。',
    },
    async check({ page, open, call }) {
      await arrange(call)
      await open()
      for (const name of COLUMNS) {
        const first = (await ticketsIn(call, name)).slice(0, 3)
        await expectTop(page, name, ...first)
        for (const ticket of first) await expect(card(page, ticket)).toContainText(ticket.title.en)
      }
      await expect(column(page, 'Closed')).toBeVisible()
    },
  },
  {
    id: 'by-keyboard',
    says: {
      en: 'Space picks up the focused ticket, Arrow Right and Left carry it to the same position in the next column, Arrow Up and Down change the position, and Space drops it. A status names each position: “Waiting, position 2”. Escape puts the ticket back. It has the focus all the time.',
      zh: '空白鍵拿起焦點所在的工單，向左、向右鍵移到隔壁欄的同一個位置，向上、向下鍵改變位置，再按空白鍵放下。每個位置都以 status 報出，例如「Waiting, position 2」。按 Esc 放回原處。焦點始終在這張工單上。',
    },
    async check({ page, open, call }) {
      const { upper, lower, waiting } = await arrange(call)
      await open()
      await press(page, upper, 'Space', 'ArrowRight', 'Escape')
      await expectTop(page, 'In progress', upper, lower)
      await expect(card(page, upper), 'after Escape').toBeFocused()
      const position = page.getByRole('status').filter({ hasText: /Waiting, position 2\b/ })
      await expectNews(position, () => press(page, upper, 'Space', 'ArrowRight', 'ArrowDown'))
      await page.keyboard.press('Space')
      await expectHeld(call, 'Waiting', waiting, upper)
      await expectTop(page, 'Waiting', waiting, upper)
      await expect(card(page, upper), 'after Space').toBeFocused()
    },
  },
  {
    id: 'by-pointer',
    says: {
      en: 'A ticket can be dragged. Dropped on the lower half of another, it is below that one.',
      zh: '工單可以拖曳。放在另一張的下半部，就會排在那一張之下。',
    },
    async check({ page, open, call }) {
      const { upper, waiting } = await arrange(call)
      await open()
      await card(page, upper).hover()
      await page.mouse.down()
      // Twice, because the other ticket may have made room.
      for (const steps of [5, 5]) {
        await card(page, waiting).scrollIntoViewIfNeeded()
        const box = await card(page, waiting).boundingBox()
        if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8, { steps })
      }
      await page.mouse.up()
      await expectHeld(call, 'Waiting', waiting, upper)
      await expectTop(page, 'Waiting', waiting, upper)
    },
  },
  {
    id: 'refused-one-goes-back',
    needs: ['by-keyboard'],
    says: {
      en: 'A dropped ticket is in its new place before the server has replied. If the move is refused, this ticket alone goes back, even if another has been moved meanwhile. An alert names the ticket and both columns, and the focus stays where it is.',
      zh: '放下的工單在伺服器回應之前就出現在新位置。移動被拒絕時，只有這一張回到原處，即使其間又移動了另一張。以 alert 說明工單與兩欄的名稱，焦點不動。',
    },
    async check({ page, open, call }) {
      const { upper, lower, waiting } = await arrange(call)
      await open()
      const refusal = await holdFirst(page, { method: 'POST', path: pathOf(waiting) })
      await press(page, waiting, 'Space', 'ArrowLeft', 'ArrowLeft', 'Space')
      await refusal.arrived()
      await expectTop(page, 'Open', waiting)
      await press(page, upper, 'Space', 'ArrowRight', 'Space')
      await expectHeld(call, 'Waiting', upper, waiting)
      await expectNews(alert(page, waiting), refusal.release)
      await expectTop(page, 'Waiting', upper, waiting)
      await expectTop(page, 'In progress', lower)
      await expect(alert(page, waiting)).toContainText('Waiting')
      await expect(alert(page, waiting)).toContainText('Open')
      await expect(card(page, upper)).toBeFocused()
    },
  },
  {
    id: 'conflict',
    needs: ['by-keyboard'],
    says: {
      en: 'If a colleague moves a ticket while you carry it, your drop overwrites nothing: the ticket goes where the colleague has put it, and an alert names the ticket and that column.',
      zh: '您拿著工單時若同事移動了它，放下並不會覆蓋：工單會出現在同事放的位置，並以 alert 說明工單與該欄的名稱。',
    },
    async check({ page, open, call }) {
      const { upper, lower } = await arrange(call)
      await open()
      await press(page, upper, 'Space', 'ArrowRight')
      await put(call, upper, 'Resolved')
      await expectNews(alert(page, upper), () => page.keyboard.press('Space'))
      await expect(alert(page, upper)).toContainText('Resolved')
      await expectTop(page, 'Resolved', upper)
      await expectTop(page, 'In progress', lower)
      await expectHeld(call, 'Resolved', upper)
    },
  },
  {
    id: 'undo',
    needs: ['by-keyboard'],
    says: {
      en: 'After a move, the button “Undo” puts the ticket back into its column and position, where it has the focus. If a colleague has moved the ticket since, it stays, and an alert names it.',
      zh: '移動之後，按「Undo」會把工單放回原來的欄與位置，並取得焦點。若同事其間又移動了它，工單留在原處，並以 alert 說明是哪一張。',
    },
    async check({ page, open, call }) {
      const { upper, lower, waiting } = await arrange(call)
      const undo = page.getByRole('button', { name: 'Undo' })
      await open()
      await press(page, lower, 'Space', 'ArrowRight', 'ArrowUp', 'Space')
      await expectHeld(call, 'Waiting', lower, waiting)
      await undo.click()
      await expectHeld(call, 'In progress', upper, lower)
      await expectTop(page, 'In progress', upper, lower)
      await expect(card(page, lower), 'after Undo').toBeFocused()
      await press(page, upper, 'Space', 'ArrowRight', 'Space')
      await expectHeld(call, 'Waiting', upper, waiting)
      await expect(undo).toBeVisible()
      await put(call, upper, 'Resolved')
      await expectNews(alert(page, upper), () => undo.click())
      await expectHeld(call, 'Resolved', upper)
      await expectTop(page, 'Resolved', upper)
    },
  },
  {
    id: 'lost-reply',
    needs: ['by-keyboard'],
    says: {
      en: 'If the line is cut before a move is answered, an alert names the ticket, and the board shows it where the server has it.',
      zh: '移動的回應遺失時，以 alert 說明是哪一張，看板將它顯示在伺服器上的位置。',
    },
    async check({ page, open, call }) {
      const { upper, waiting } = await arrange(call)
      await open()
      const lost = await loseFirst(page, { method: 'POST', path: pathOf(upper) })
      await expectNews(alert(page, upper), async () => {
        await press(page, upper, 'Space', 'ArrowRight', 'Space')
        await lost.arrived()
      })
      await expectHeld(call, 'Waiting', upper, waiting)
      await expectTop(page, 'Waiting', upper, waiting)
    },
  },
]
