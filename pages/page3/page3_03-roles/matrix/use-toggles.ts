import { useCallback, useRef, useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useFailureText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { translate, useLanguage } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page3/page3_03-roles/messages.ts'
import type { Right } from '#pages/page3/page3_03-roles/rights.ts'
import { roleNow, showRole, wordOf } from '#pages/page3/page3_03-roles/roles.ts'
import { type Role, updateRole } from '#resources/roles/contract.ts'

const keyOf = (roleId: number, { permission }: Right) => `${roleId} ${permission}`
type Wishes = ReadonlyMap<string, boolean>
const NONE: Wishes = new Map()

/** Grants and revokes permissions, with an optimistic update that is rolled back if the server refuses. */
export function useToggles() {
  const language = useLanguage()
  const failureText = useFailureText()
  const updating = useAction(updateRole, { onDone: showRole })
  const [wishes, setWishes] = useState(NONE)
  // One at a time per role, because each change needs the version that the previous one created.
  const queues = useRef(new Map<number, Promise<void>>())

  const isGranted = useCallback(
    (role: Role, right: Right) => wishes.get(keyOf(role.id, right)) ?? role.permissions.includes(right.permission),
    [wishes],
  )

  async function send(roleId: number, right: Right, isWanted: boolean) {
    const role = roleNow(roleId)
    // Somebody else has deleted it.
    if (!role) return toast.error(translate(messages, 'unknownRole'), { cause: 'right' })
    const values = { role: role.name[language], entity: right.title[language], verb: translate(messages, right.verb) }
    try {
      await change(role, right, isWanted)
      const action = { label: translate(messages, 'undo'), onClick: () => toggle(roleId, right, !isWanted) }
      toast.success(translate(messages, isWanted ? 'granted' : 'taken', values), { cause: 'right', action })
    } catch (error) {
      const word = wordOf(error)
      const text = word
        ? translate(messages, word)
        : failureText(error, reason => translate(messages, 'notDone', { reason }))
      toast.error(text, { cause: 'right' })
    } finally {
      setWishes(before => {
        const left = new Map(before)
        // Unless it was toggled again meanwhile.
        if (left.get(keyOf(roleId, right)) === isWanted) left.delete(keyOf(roleId, right))
        return left
      })
    }
  }

  /** Sets one permission of the role's current version, so that concurrent changes of other permissions are kept. */
  async function change(role: Role, { permission }: Right, isWanted: boolean): Promise<Role> {
    const put = (base: Role) => {
      const others = base.permissions.filter(other => other !== permission)
      const permissions = isWanted ? [...others, permission] : others
      return updating.send({ params: { roleId: base.id }, headers: atVersion(base), body: { permissions } })
    }
    try {
      return await put(role)
    } catch (error) {
      if (!isRefused(updateRole, 412, error)) throw error
      return put(error.body.current)
    }
  }

  function toggle(roleId: number, right: Right, isWanted: boolean) {
    setWishes(before => new Map(before).set(keyOf(roleId, right), isWanted))
    const before = queues.current.get(roleId) ?? Promise.resolve()
    queues.current.set(
      roleId,
      before.then(() => send(roleId, right, isWanted)),
    )
  }

  return { isGranted, toggle }
}
