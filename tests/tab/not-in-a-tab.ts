import { keysIn } from '#shared/objects.ts'

/** Why the console of a browser tab can't tell a story. */
const REASONS = {
  program: 'Another program sends requests, and none can reach a tab.',
  person: 'A second browser has a server and data of its own.',
  process: 'It stops a console on Node, or changes its files.',
  network: 'It reads what goes over the network, and nothing does.',
  host: 'It asks the host for a path outside the console’s folder.',
  files: 'It holds or changes what is on its way to the page. In a tab, that comes through the service worker.',
  script: 'It turns JavaScript off, in which the server of a tab is written.',
  worker: 'It expects that no service worker is left.',
  document: 'A static document is the same at every address, so it doesn’t say what the lists of a page read first.',
}

/** The stories, by reason: a file and a title, or all of a file. */
export const NOT_IN_A_TAB: Readonly<Record<keyof typeof REASONS, readonly string[]>> = {
  person: [
    'pages/class/page.e2e.ts › a coach and three learners: join, work, hand, message, fault, reset, close, delete',
    'pages/page3/page3_05-sessions/accounts.e2e.ts › an invited person chooses a password and is in, with the role; the link works once',
    'pages/page3/page3_05-sessions/page.e2e.ts › a session that starts elsewhere appears at once with its device; it can be ended, and so can all others',
    'pages/page3/page3_05-sessions/page.e2e.ts › its tasks are solved by working on the page',
    'pages/page3/page3_05-sessions/page.e2e.ts › is accessible in both languages, themes and widths',
    'pages/page4/page4_02-step-wizard/page.e2e.ts › a request is started in one browser and continued in another, and its ticket is undone',
    'pages/page6/page6_06-theme-and-access/page.e2e.ts › preferences apply at once, in other windows, and on another machine before its first paint',
    'pages/page8/page8_06-live-channel/page.e2e.ts › two operators see each other, who is typing, and what is deleted and restored',
    'tests/journeys/learn/newcomer.e2e.ts › a newcomer solves the tasks of three pages by what the screen says',
  ],
  program: [
    'pages/page8/page8_04-traffic/page.e2e.ts › shows a request of another program by itself; it is read, sent again, and compared',
    'pages/page8/page8_04-traffic/page.e2e.ts › is accessible in both languages, themes and widths',
    'tests/journeys/faults.e2e.ts › socket: a dropped connection reconnects and misses nothing; duplicate messages add one row',
    'tests/journeys/front-ends/documented.e2e.ts',
    'tests/journeys/front-ends/foreign.e2e.ts',
    'tests/journeys/lesson.e2e.ts › a lesson next to its page: the text, the requests, and a task that the server checks',
    'tests/journeys/racing/room.e2e.ts › the form says so, waits as long as the server says, and signs in by itself',
  ],
  process: [
    'tests/journeys/deployment.e2e.ts',
    'tests/journeys/outage.e2e.ts › S-WS-2: an outage shows a banner, keeps input, causes no request storm, and ends automatically',
    'tests/journeys/outage.e2e.ts › S-LOG-2: a login record that could not be sent is sent when the server is back, and stored once',
    'tests/journeys/sign-in.e2e.ts › an unreachable server shows a message, and input is kept',
  ],
  host: ['tests/journeys/shell.e2e.ts › S-ROUTE-1 S-ROUTE-2 S-ROUTE-3: every URL leads to a page'],
  network: [
    'tests/journeys/channel.e2e.ts',
    'tests/journeys/racing/leaving.e2e.ts › leaving a page while its styles load is no error',
  ],
  files: [
    'pages/page3/page3_04-login-log/page.e2e.ts › S-WS-2: misses no row written between reading the list and opening the socket',
    'tests/journeys/shell.e2e.ts › S-ROUTE-5: a page whose code is loading shows Loading...',
    'tests/journeys/shell.e2e.ts › S-ROUTE-6: keeps the menu and header, and can be retried',
    'tests/journeys/shell.e2e.ts › S-ROUTE-6: reloads once, then shows an error and sends no more requests until retried',
    'tests/journeys/sign-in.e2e.ts › the app hydrates while the operator types: text, focus, caret, code and message are kept',
  ],
  script: ['tests/journeys/sign-in-screen.e2e.ts › S-LOGIN-2: the screen says that JavaScript is missing'],
  worker: ['pages/page8/page8_07-offline-and-conflict/page.e2e.ts › logging out asks, and deletes everything'],
  document: [
    'tests/journeys/reload/reload.e2e.ts › the first rows of a new tab are asked for before any code has arrived',
  ],
}

/** One of the three tasks of these pages takes more than one browser (tab/needs.ts). */
export const PAGES_WITH_A_TASK_FOR_MORE: readonly string[] = ['page3_05', 'page4_02', 'page8_04', 'page8_08']

export const fileAndTitle = (story: string): [file: string, title: string | undefined] => {
  const [file = '', title] = story.split(' › ')
  return [file, title]
}

/** Why a story is not told in a browser tab. */
export function reasonAgainst(path: string, story: string): string | undefined {
  const isIt = (one: string) => {
    const [file, title = story] = fileAndTitle(one)
    return path.endsWith(`/${file}`) && title === story
  }
  return keysIn(REASONS)
    .filter(reason => NOT_IN_A_TAB[reason].some(isIt))
    .map(reason => REASONS[reason])[0]
}
