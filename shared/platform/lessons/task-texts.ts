import { defineMessages, type Message, type Messages, type Words } from '#shared/messages.ts'

type NamedTask = { id: string; title: Words; hint?: Words; steps?: readonly { says: Words }[] }

/** The texts of a page’s tasks: `taken.title`, `taken.hint` and its steps, `taken.1` and so on. */
export function taskMessages(page: string, tasks: readonly NamedTask[]): Messages {
  const texts: Record<string, Message> = {}
  for (const { id, title, hint, steps = [] } of tasks) {
    texts[`${id}.title`] = title
    if (hint) texts[`${id}.hint`] = hint
    for (const [place, { says }] of steps.entries()) texts[`${id}.${place + 1}`] = says
  }
  return defineMessages(`${page}.tasks`, texts)
}

/** The values with which a hint keeps `{{run}}`, which one types. The keys of a shortcut have a dot: `{{keys.undo}}`. */
export const quotedIn = ({ en }: Words): Record<string, string> =>
  Object.fromEntries([...en.matchAll(/\{\{(\w+)\}\}/g)].map(([written, name = '']) => [name, written]))
