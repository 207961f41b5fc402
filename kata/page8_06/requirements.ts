import type { Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { freshWord } from '#kata/judge/fresh.ts'
import { holdFirst, loseFirst, withoutLine } from '#kata/judge/network.ts'
import { expectNews } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import { type Call, Refused } from '#scripts/call-api.ts'

type Room = { id: number; name: string; lastNumber: number }
type Message = { number: number; author: string; text: string | null }

const PATH = '/api/rooms'
/** Rooms of the judge are named so. The next requirement deletes them. */
const PREFIX = 'Judge '
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

const messagesPath = ({ id }: Room) => `${PATH}/${id}/messages`
const posting = (room: Room) => ({ method: 'POST', path: messagesPath(room) })

const region = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
const items = (page: Page) => region(page).getByRole('listitem')
const withText = (page: Page, text: string) => items(page).filter({ hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })

const listRooms = async (call: Call) => (await call<{ rows: Room[] }>('GET', PATH)).rows
const listMessages = async (call: Call, room: Room, limit = 20) =>
  (await call<{ rows: Message[] }>('GET', `${messagesPath(room)}?limit=${limit}`)).rows
const textsOnServer = async (call: Call, room: Room) => (await listMessages(call, room)).map(({ text }) => text)

/** A room of its own, with a name that no page can know before. */
async function createRoom(call: Call): Promise<Room> {
  for (const { id, name } of await listRooms(call)) if (name.startsWith(PREFIX)) await call('DELETE', `${PATH}/${id}`)
  return call('POST', PATH, { name: PREFIX + freshWord() })
}

/** Posts a message as another window would. There is a limit for each minute, which a second run may reach. */
async function post(call: Call, room: Room, text: string): Promise<Message> {
  for (const beganMs = Date.now(); ; await new Promise(resolve => setTimeout(resolve, SECOND_MS)))
    try {
      return await call('POST', messagesPath(room), { text })
    } catch (error) {
      if (!(error instanceof Refused && error.status === 429) || Date.now() - beganMs > MINUTE_MS) throw error
    }
}

const remove = (call: Call, room: Room, { number }: Message) => call('DELETE', `${messagesPath(room)}/${number}`)

async function openRoom(page: Page, { name }: Room) {
  const link = page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name, exact: true }))
  await link.first().click()
  await expect(region(page)).toBeVisible()
}

async function write(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Expects these messages, in this order, each once, with their numbers. */
const expectMessages = (page: Page, messages: readonly Message[]) =>
  expect(items(page)).toHaveText(
    messages.map(({ number, text }) => {
      const written = (text ?? 'Message deleted').split(/\s+/).map(RegExp.escape).join('\\s+')
      return new RegExp(`#${number}.*${written}`, 's')
    }),
  )

export const requirements: Requirement[] = [
  {
    id: 'rooms',
    says: {
      en: 'Each room has a link or a button with its name. It opens the room: the region “Messages” lists its latest 20 messages, the oldest first, each with its number (“#12”), its author and its text.',
      zh: '每個聊天室都有以其名稱為名的連結或按鈕，按下後開啟：region「Messages」由舊到新列出最新的 20 則訊息，各有編號（如「#12」）、作者與內容。',
    },
    async check({ page, open, call }) {
      const room = await createRoom(call)
      await open()
      await openRoom(page, room)
      await expect(items(page)).toHaveCount(0)
      const [general] = (await listRooms(call)).sort((one, other) => other.lastNumber - one.lastNumber) as [Room]
      const messages = await listMessages(call, general)
      await open()
      await openRoom(page, general)
      await expectMessages(page, messages)
      for (const [at, { author }] of messages.entries()) await expect(items(page).nth(at)).toContainText(author)
    },
  },
  {
    id: 'older',
    needs: ['rooms'],
    says: {
      en: 'A button “Show older messages” puts those before on top, until the first message of the room is there. Then the button is gone. No message is missing or there twice.',
      zh: '「Show older messages」按鈕將更早的訊息加在上方，直到第一則訊息出現，按鈕隨之消失。沒有任何訊息遺漏或重複。',
    },
    async check({ page, open, call }) {
      const [general] = (await listRooms(call)).sort((one, other) => other.lastNumber - one.lastNumber) as [Room]
      await open()
      await openRoom(page, general)
      await expect(items(page).first()).toBeVisible()
      const older = page.getByRole('button', { name: 'Show older messages', exact: true })
      await expect(async () => {
        if (await older.isVisible()) await older.click({ timeout: SECOND_MS })
        await expect(older).toHaveCount(0, { timeout: SECOND_MS })
      }).toPass()
      await expectMessages(page, await listMessages(call, general, 100))
    },
  },
  {
    id: 'sends',
    needs: ['rooms'],
    says: {
      en: 'Enter in the text field “Message” posts what was written, and empties the field. The message is in the list once, with the number that the server has given it.',
      zh: '在文字欄「Message」按 Enter 會張貼內容並清空欄位。訊息在清單中出現一次，並有伺服器給的編號。',
    },
    async check({ page, open, call }) {
      const room = await createRoom(call)
      const text = freshWord()
      await open()
      await openRoom(page, room)
      await write(page, text)
      await expect(field(page)).toHaveValue('')
      await expectMessages(page, [{ number: 1, author: '', text }])
      expect(await textsOnServer(call, room), 'on the server').toEqual([text])
    },
  },
  {
    id: 'live',
    needs: ['rooms'],
    says: {
      en: 'What others post appears within five seconds, without a reload. If somebody deletes a message, it says “Message deleted” instead of its text.',
      zh: '別人張貼的訊息在五秒內出現，不必重新整理。訊息被刪除時，顯示「Message deleted」取代內容。',
    },
    async check({ page, open, call }) {
      const room = await createRoom(call)
      await open()
      await openRoom(page, room)
      const message = await post(call, room, freshWord())
      await expectMessages(page, [message])
      await remove(call, room, message)
      await expectMessages(page, [{ ...message, text: null }])
    },
  },
  {
    id: 'once',
    needs: ['sends', 'live'],
    says: {
      en: 'Your message may arrive with the changes of the room before the reply to the request that posted it. It is in the list once all the same.',
      zh: '您張貼的訊息可能先隨聊天室的變更抵達，之後才收到張貼請求的回應。清單中仍然只有一則。',
    },
    async check({ page, open, call }) {
      const room = await createRoom(call)
      const text = freshWord()
      await open()
      await openRoom(page, room)
      const reply = await holdFirst(page, posting(room))
      await write(page, text)
      await reply.arrived()
      const message = { number: 1, author: '', text }
      await expectMessages(page, [message])
      await reply.release()
      await expectMessages(page, [message])
      await expect(items(page), 'messages after the reply').toHaveCount(1)
    },
  },
  {
    id: 'catches-up',
    needs: ['live'],
    says: {
      en: 'When the line was cut and is back, the page asks only for what has changed since the revision that it knows. Everything that was posted or deleted meanwhile is there, in order and once.',
      zh: '斷線恢復後，頁面只查詢已知修訂號之後的變更；期間張貼或刪除的訊息都依序出現，各一次。',
    },
    async check({ page, open, call }) {
      const room = await createRoom(call)
      const first = await post(call, room, freshWord())
      await open()
      await openRoom(page, room)
      await expectMessages(page, [first])
      const expected: Message[] = [{ ...first, text: null }]
      await withoutLine(page, async () => {
        await remove(call, room, first)
        for (const _ of [1, 2]) expected.push(await post(call, room, freshWord()))
      })
      await expectMessages(page, expected)
    },
  },
  {
    id: 'waits',
    needs: ['sends'],
    says: {
      en: 'What you write without a line is in the list at once, and says “Waiting to be sent”. When the line is back, the page posts it by itself, in the order in which it was written.',
      zh: '斷線時寫的訊息立即出現在清單中，並顯示「Waiting to be sent」。恢復連線後，頁面依撰寫的順序自動送出。',
    },
    async check({ page, open, call }) {
      const room = await createRoom(call)
      const texts = [freshWord(), freshWord()]
      await open()
      await openRoom(page, room)
      await withoutLine(page, async () => {
        for (const text of texts) {
          const waiting = withText(page, text).filter({ hasText: 'Waiting to be sent' })
          await expectNews(waiting, () => write(page, text))
        }
      })
      await expect.poll(() => textsOnServer(call, room), 'on the server').toEqual(texts)
      await expectMessages(
        page,
        texts.map((text, at) => ({ number: at + 1, author: '', text })),
      )
      await expect(items(page).filter({ hasText: 'Waiting to be sent' })).toHaveCount(0)
    },
  },
  {
    id: 'lost-reply',
    needs: ['sends'],
    says: {
      en: 'If the reply to a message is lost, the page posts it again by itself. The room has it once.',
      zh: '張貼的回應遺失時，頁面會自動重送；聊天室中只有一則。',
    },
    async check({ page, open, call }) {
      const room = await createRoom(call)
      const [first, second] = [freshWord(), freshWord()]
      await open()
      await openRoom(page, room)
      const lost = await loseFirst(page, posting(room))
      await write(page, first)
      await lost.arrived()
      await write(page, second)
      await expect.poll(() => textsOnServer(call, room), 'on the server').toEqual([first, second])
      await expectMessages(
        page,
        [first, second].map((text, at) => ({ number: at + 1, author: '', text })),
      )
    },
  },
]
