import type { Icon } from '#client/theme/icon.ts'
import type { Messages } from '#shared/messages.ts'
import type { Permission } from '#shared/permissions.ts'

/** Functions of the shell that actions use. */
export type ShellActions = { signOut: () => unknown; open: (path: string) => unknown }
/** `words`: further search words. `needs`: the permission of operators who have the action. */
export type Action = { icon: Icon; act: (shell: ShellActions) => unknown; words?: string; needs?: Permission }

/** Actions of the palette, named by their messages. Those of a page are the default export of its `frame/palette.ts`. */
export type Actions = { messages: Messages<string>; actions: Readonly<Record<string, Action>> }

export const defineActions = <N extends string>(messages: Messages<N>, actions: Record<N, Action>): Actions => ({
  messages,
  actions,
})
