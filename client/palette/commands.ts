import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconPokeball from '@tabler/icons-react/dist/esm/icons/IconPokeball.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import type { FoundPage, FoundTask, Marked } from '#client/find/finder.ts'
import { changeLanguage, translateInto } from '#client/i18n/i18n.ts'
import { linkIfHere, linkToTask, type PageId } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import { techniqueOf } from '#client/router/techniques.ts'
import { chooseScheme } from '#client/session/look.ts'
import type { Icon } from '#client/theme/icon.ts'
import type { Found } from '#resources/search/contract.ts'
import { LANGUAGES, type Language } from '#shared/messages.ts'
import type { Permission } from '#shared/permissions.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { type Actions, defineActions, type ShellActions } from './actions.ts'
import { actionMessages } from './messages.ts'

/** An entry of the palette: a page, a task, an action or a record. */
export type Command = {
  /** Stable over time, so that the command can be listed as recent. */
  id: string
  kind: 'pages' | 'tasks' | 'actions' | 'records' | 'endpoints' | 'lessons'
  icon: Icon
  name: string
  detail: string
  /** What contains the words that were searched for, if the name doesn’t. */
  reason?: Marked | null
  /** The URL, or the action. */
  to?: string
  act?: () => unknown
}

const ACTIONS = defineActions(actionMessages, {
  dark: { icon: IconMoon, act: () => chooseScheme('dark'), words: 'theme night settings 佈景 設定' },
  light: { icon: IconSun, act: () => chooseScheme('light'), words: 'theme day settings 佈景 設定' },
  auto: { icon: IconDeviceDesktop, act: () => chooseScheme('auto'), words: 'theme settings 佈景 設定' },
  english: { icon: IconLanguage, act: () => changeLanguage('en'), words: 'language settings 語言 設定' },
  chinese: { icon: IconLanguage, act: () => changeLanguage('zh'), words: 'language settings 語言 設定' },
  signOut: { icon: IconLogout, act: shell => shell.signOut(), words: 'sign out exit quit 離開' },
})
/** What guests add, on every page. */
const found = import.meta.glob<Actions>(['/practice/client/frame/palette.ts', '/pages/**/frame/palette.ts'], {
  eager: true,
  import: 'default',
})
const ALL_ACTIONS = [ACTIONS, ...Object.values(found)]

export const pageCommand = (page: PageEntry, language: Language): Command => ({
  id: `page ${page.id}`,
  kind: 'pages',
  icon: page.meta.icon,
  name: page.meta.title[language],
  detail: (page.group?.meta.title ?? techniqueOf(page).name)[language],
  to: page.path,
})

/** A page that was found, with the reason. */
export function foundCommand({ page, isNamed, reason: reasonIn }: FoundPage, language: Language): Command {
  const reason = reasonIn(language)
  const to = reason?.task === undefined || isNamed ? page.path : linkToTask(page.path, reason.task)
  return { ...pageCommand(page, language), kind: isNamed ? 'pages' : 'lessons', reason, to }
}

/** Opens the page with its lesson at the task. */
export function taskCommand({ page, task }: FoundTask, language: Language): Command {
  const texts = taskMessages(page.id, [task])
  return {
    id: `task ${page.id} ${task.id}`,
    kind: 'tasks',
    icon: IconTargetArrow,
    name: translateInto(language, texts, `${task.id}.title`),
    detail: page.meta.title[language],
    to: linkToTask(page.path, task.id),
  }
}

/** The actions, found by words of either language. */
export function findActions(
  text: string,
  language: Language,
  shell: ShellActions,
  permissions: readonly Permission[],
): Command[] {
  const wanted = foldText(text.trim())
  // A text of accents alone folds to an empty string, which would match every name.
  const isNothing = wanted === '' && text.trim() !== ''
  const isMatch = (words: string) => foldText(words).includes(wanted)
  return ALL_ACTIONS.flatMap(({ messages, actions }) =>
    Object.entries(actions)
      .filter(
        ([name, { words = '', needs }]) =>
          (needs === undefined || permissions.includes(needs)) &&
          !isNothing &&
          [...LANGUAGES.map(one => translateInto(one, messages, name)), words].some(isMatch),
      )
      .map<Command>(([name, { icon, act }]) => ({
        id: `action ${name}`,
        kind: 'actions',
        icon,
        name: translateInto(language, messages, name),
        detail: '',
        act: () => act(shell),
      })),
  )
}

const RECORDS: Record<Found['entity'], { icon: Icon; path: (found: Found) => string | null }> = {
  members: { icon: IconUser, path: ({ id }) => linkIfHere('page3_01', { member: Number(id) }) },
  teams: { icon: IconUsersGroup, path: ({ id }) => linkIfHere('page3_01', { teamId: Number(id) }) },
  orders: { icon: IconShoppingCart, path: ({ id }) => linkIfHere('page5_01', { search: id }) },
  tickets: { icon: IconTicket, path: ({ id }) => linkIfHere('page5_05', { ticket: Number(id) }) },
  endpoints: { icon: IconApi, path: ({ id }) => linkIfHere(['page8_01', ...id.split('/')]) },
  species: { icon: IconPokeball, path: ({ id }) => linkIfHere(['page5_06', id]) },
  spreads: { icon: IconTargetArrow, path: ({ id }) => linkIfHere(['page5_06', 'plan', id]) },
  roles: { icon: IconShieldCheck, path: () => linkIfHere('page3_03') },
  keys: { icon: IconKey, path: () => linkIfHere('page8_08') },
  sandboxes: { icon: IconBox, path: () => linkIfHere('page8_08') },
  // The server sends the view's page as its detail.
  views: { icon: IconListSearch, path: ({ id, detail }) => linkIfHere(detail as PageId, { view: id }) },
}

/** Null if the console doesn't have the page that shows such a record. */
export function recordCommand(found: Found, language: Language): Command | null {
  const { icon, path } = RECORDS[found.entity]
  const to = path(found)
  if (to === null) return null
  return {
    id: `${found.entity} ${found.id}`,
    kind: found.entity === 'endpoints' ? 'endpoints' : 'records',
    icon,
    name: found.name[language],
    detail: found.detail,
    to,
  }
}
