import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconPokeball from '@tabler/icons-react/dist/esm/icons/IconPokeball.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { clearAllFaults } from '#client/api/faults.ts'
import { changeLanguage, translateInto } from '#client/i18n/i18n.ts'
import { openLesson } from '#client/lesson/open.ts'
import { findPages } from '#client/router/catalogue.ts'
import { linkTo, type PageId } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import type { Icon } from '#client/ui/icon.ts'
import type { Found } from '#resources/search/contract.ts'
import { foldText } from '#shared/fold-text.ts'
import { LANGUAGES, type Language } from '#shared/messages.ts'
import type { Permission } from '#shared/permissions.ts'
import { type ActionName, actionMessages } from './messages.ts'

/** Something that the palette can do. */
export type Command = {
  /** The same for the same thing at another time, so that it can be recent. */
  id: string
  kind: 'pages' | 'actions' | 'records'
  icon: Icon
  name: string
  detail: string
  /** Where it leads, or what it does. */
  to?: string
  act?: () => unknown
}

export type Deeds = { signOut: () => unknown }

const ACTIONS: Record<ActionName, { icon: Icon; act: (deeds: Deeds) => unknown }> = {
  english: { icon: IconLanguage, act: () => changeLanguage('en') },
  chinese: { icon: IconLanguage, act: () => changeLanguage('zh') },
  lesson: { icon: IconSchool, act: () => openLesson() },
  tasks: { icon: IconTargetArrow, act: () => openLesson('tasks') },
  clearFaults: { icon: IconBolt, act: clearAllFaults },
  // Only who asks for them needs their code.
  passDay: { icon: IconCalendarPlus, act: () => import('#client/api/shop.ts').then(shop => shop.passDay()) },
  openShop: { icon: IconBuildingStore, act: () => import('#client/api/shop.ts').then(shop => shop.open()) },
  closeShop: { icon: IconBuildingStore, act: () => import('#client/api/shop.ts').then(shop => shop.close()) },
  signOut: { icon: IconLogout, act: deeds => deeds.signOut() },
}

const pageCommand = ({ id, path, meta, group }: PageEntry, language: Language): Command => ({
  id: `page ${id}`,
  kind: 'pages',
  icon: meta.icon,
  name: meta.title[language],
  detail: group ? group.meta.title[language] : meta.technique[language],
  to: path,
})

/** Pages that the operator may see and actions, in either language's words. */
export function findCommands(
  text: string,
  language: Language,
  permissions: readonly Permission[],
  deeds: Deeds,
): Command[] {
  const pages = findPages(text)
    .filter(({ meta }) => meta.needs === undefined || permissions.includes(meta.needs))
    .map(page => pageCommand(page, language))
  const wanted = foldText(text.trim())
  // Accents alone fold to nothing, which every name would hold.
  const isNothing = wanted === '' && text.trim() !== ''
  // We named them.
  const names = Object.keys(ACTIONS) as ActionName[]
  const actions = names
    .filter(
      name => !isNothing && LANGUAGES.some(one => foldText(translateInto(one, actionMessages, name)).includes(wanted)),
    )
    .map<Command>(name => ({
      id: `action ${name}`,
      kind: 'actions',
      icon: ACTIONS[name].icon,
      name: translateInto(language, actionMessages, name),
      detail: '',
      act: () => ACTIONS[name].act(deeds),
    }))
  return [...pages, ...actions]
}

const RECORDS: Record<Found['entity'], { icon: Icon; path: (found: Found) => string }> = {
  members: { icon: IconUser, path: ({ id }) => linkTo('page3_01', { member: id }) },
  teams: { icon: IconUsersGroup, path: ({ id }) => linkTo('page3_01', { teamId: id }) },
  species: { icon: IconPokeball, path: ({ id }) => linkTo(['page5_06', id]) },
  spreads: { icon: IconTargetArrow, path: ({ id }) => linkTo(['page5_06', 'plan', id]) },
  roles: { icon: IconShieldCheck, path: () => linkTo('page3_03') },
  keys: { icon: IconKey, path: () => linkTo('page8_08') },
  sandboxes: { icon: IconBox, path: () => linkTo('page8_08') },
  // The server says which page a view belongs to as its detail.
  views: { icon: IconListSearch, path: ({ id, detail }) => linkTo(detail as PageId, { view: id }) },
}

export const recordCommand = (found: Found, language: Language): Command => ({
  id: `${found.entity} ${found.id}`,
  kind: 'records',
  icon: RECORDS[found.entity].icon,
  name: found.name[language],
  detail: found.detail,
  to: RECORDS[found.entity].path(found),
})
