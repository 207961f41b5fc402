import { type GroupEntry, groups, type PageEntry, pages } from '#client/router/router.ts'
import { defineMessages, type Message } from '#shared/messages.ts'

/** `Option 3` for the page or group 3, `Option 3-1` for the first page in it (S-I18N-2). */
export const menuKey = ({ id }: PageEntry | GroupEntry): string => {
  const [option, child] = id.replace('page', '').split('_')
  return child ? `Option ${option}-${Number(child)}` : `Option ${option}`
}

const texts: Record<string, Message> = Object.fromEntries(
  [...groups, ...pages].map(one => [menuKey(one), one.meta.title]),
)

/** The menu's labels, from the titles of the pages. */
export const menuMessages = defineMessages('MainMenu', texts)
