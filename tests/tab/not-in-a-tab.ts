/** Why the console of a browser tab can't tell a story. */
const REASONS = {
  program: 'Another program sends requests, and none can reach a tab.',
  person: 'A second browser has a server and data of its own.',
  process: 'It stops a console on Node, or changes its files.',
  network: 'It reads what goes over the network, and nothing does.',
  host: 'It asks the host for a path outside the console’s folder.',
  files: 'It holds or changes what is on its way to the page. In a tab, that comes through the service worker.',
  script: 'It turns JavaScript off, in which the server of a tab is written.',
  document: 'A static document doesn’t say what the server knew when it was sent, so pages read once more.',
}
export type Reason = keyof typeof REASONS

/** The stories, by file and title. Without titles: all of the file. */
export const NOT_IN_A_TAB: readonly { why: Reason; file: string; titles?: readonly string[] }[] = [
  {
    why: 'person',
    file: 'pages/class/page.e2e.ts',
    titles: ['a coach and three learners: join, work, hand, message, fault, reset, close, delete'],
  },
  {
    why: 'files',
    file: 'pages/page3/page3_04-login-log/page.e2e.ts',
    titles: ['S-WS-2: misses no row written between reading the list and opening the socket'],
  },
  {
    why: 'person',
    file: 'pages/page3/page3_05-sessions/accounts.e2e.ts',
    titles: ['an invited person chooses a password and is in, with the role; the link works once'],
  },
  {
    why: 'person',
    file: 'pages/page3/page3_05-sessions/page.e2e.ts',
    titles: [
      'a session that starts elsewhere appears at once with its device; it can be ended, and so can all others',
      'its tasks are solved by working on the page',
      'is accessible in both languages, themes and widths',
    ],
  },
  {
    why: 'person',
    file: 'pages/page4/page4_02-step-wizard/page.e2e.ts',
    titles: ['a request is started in one browser and continued in another, and its ticket is undone'],
  },
  {
    why: 'person',
    file: 'pages/page6/page6_06-theme-and-access/page.e2e.ts',
    titles: ['preferences apply at once, in other windows, and on another machine before its first paint'],
  },
  {
    why: 'program',
    file: 'pages/page8/page8_04-traffic/page.e2e.ts',
    titles: [
      'shows a request of another program by itself; it is read, sent again, and compared',
      'is accessible in both languages, themes and widths',
    ],
  },
  {
    why: 'person',
    file: 'pages/page8/page8_06-live-channel/page.e2e.ts',
    titles: ['two operators see each other, who is typing, and what is deleted and restored'],
  },
  {
    why: 'network',
    file: 'tests/journeys/channel.e2e.ts',
  },
  {
    why: 'process',
    file: 'tests/journeys/deployment.e2e.ts',
  },
  {
    why: 'program',
    file: 'tests/journeys/faults.e2e.ts',
    titles: ['socket: a dropped connection reconnects and misses nothing; duplicate messages add one row'],
  },
  {
    why: 'program',
    file: 'tests/journeys/front-ends/documented.e2e.ts',
  },
  {
    why: 'program',
    file: 'tests/journeys/front-ends/foreign.e2e.ts',
  },
  {
    why: 'person',
    file: 'tests/journeys/learn/newcomer.e2e.ts',
    titles: ['a newcomer solves the tasks of three pages by what the screen says'],
  },
  {
    why: 'network',
    file: 'tests/journeys/leaving.e2e.ts',
    titles: ['leaving a page while its styles load is no error'],
  },
  {
    why: 'program',
    file: 'tests/journeys/lesson.e2e.ts',
    titles: ['a lesson next to its page: the text, the requests, and a task that the server checks'],
  },
  {
    why: 'process',
    file: 'tests/journeys/outage.e2e.ts',
  },
  {
    why: 'document',
    file: 'tests/journeys/reload/reload.e2e.ts',
    titles: [
      'a visit and a reload ask for nothing twice or in vain',
      'the first rows of a new tab are asked for before any code has arrived',
    ],
  },
  {
    why: 'host',
    file: 'tests/journeys/shell.e2e.ts',
    titles: ['S-ROUTE-1 S-ROUTE-2 S-ROUTE-3: every URL leads to a page'],
  },
  {
    why: 'files',
    file: 'tests/journeys/shell.e2e.ts',
    titles: [
      'S-ROUTE-5: a page whose code is loading shows Loading...',
      'S-ROUTE-6: keeps the menu and header, and can be retried',
      'S-ROUTE-6: reloads once, then shows an error and sends no more requests until retried',
    ],
  },
  {
    why: 'script',
    file: 'tests/journeys/sign-in-screen.e2e.ts',
    titles: ['S-LOGIN-2: the screen says that JavaScript is missing'],
  },
  {
    why: 'process',
    file: 'tests/journeys/sign-in.e2e.ts',
    titles: ['an unreachable server shows a message, and input is kept'],
  },
  {
    why: 'files',
    file: 'tests/journeys/sign-in.e2e.ts',
    titles: ['the app hydrates while the operator types: text, focus, caret, code and message are kept'],
  },
]

/** One of the three tasks of these pages takes more than one browser (tab/needs.ts). */
export const PAGES_WITH_A_TASK_FOR_MORE: readonly string[] = ['page3_05', 'page4_02', 'page8_04', 'page8_08']

/** Why a story is not told in a browser tab. */
export function reasonAgainst(file: string, title: string): string | undefined {
  const found = NOT_IN_A_TAB.find(one => file.endsWith(`/${one.file}`) && (one.titles?.includes(title) ?? true))
  return found && REASONS[found.why]
}
