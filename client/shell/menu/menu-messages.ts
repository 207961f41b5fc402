import { groups, pages } from '#client/router/router.ts'
import { defineMessages, type Message } from '#shared/messages.ts'
import { menuKey } from '#shared/platform/menu-key.ts'

// Copies, because a sandbox replaces the titles in place (pages/page6/page6_03-translations/frame/words.ts).
const texts: Record<string, Message> = Object.fromEntries(
  [...groups, ...pages].map(one => [menuKey(one), { ...one.meta.title }]),
)

/** The menu's labels, from the titles of the pages. */
export const menuMessages = defineMessages('MainMenu', texts)
