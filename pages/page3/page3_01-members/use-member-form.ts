import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useIdempotencyKey } from '#client/api/idempotency.ts'
import { queryClient } from '#client/api/query.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { toast } from '#client/ui/toast.ts'
import {
  createMember,
  listMembers,
  type Member,
  MemberFields,
  readMember,
  updateMember,
} from '#resources/members/contract.ts'
import { messages } from './messages.ts'

/** The editable part of a member. */
const fieldsOf = ({ name, email, teamId, job, joinedOn }: Member): MemberFields => ({
  name,
  email,
  teamId,
  job,
  joinedOn,
})

/** Somebody who is not added yet has no version. */
export const isDraft = ({ version }: Member): boolean => version === 0

/** A new member to fill in: team and job are to be chosen. */
export const draftOf = (today: string): Member => ({
  id: 0,
  name: { en: '', zh: '' },
  email: '',
  teamId: 0,
  // No job: the schema refuses it until one is chosen.
  job: '' as Member['job'],
  joinedOn: today,
  archivedAt: null,
  version: 0,
  updatedAt: '',
})

/** The form on a member. `onSaved` hears of a member that was added, too. */
export function useMemberForm(member: Member, onSaved: (saved: Member) => void) {
  const t = useMessages(messages)
  const language = useLanguage()
  const keyOf = useIdempotencyKey()

  const save = (base: Member, changes: Partial<MemberFields>): Promise<Member> => {
    if (!isDraft(base))
      return api.call(updateMember, {
        params: { memberId: base.id },
        headers: { 'if-match': `"${base.version}"` },
        body: changes,
      })
    const body = { ...fieldsOf(base), ...changes }
    return api.call(createMember, { headers: { 'idempotency-key': keyOf(body) }, body })
  }

  return useVersionedForm<Member, MemberFields>({
    record: member,
    fieldsOf,
    schema: MemberFields,
    words: messages,
    save,
    currentOf: error => (isRefused(updateMember, 412, error) ? error.body.current : null),
    onSaved: (saved, merged) => {
      queryClient.setQueryData(api.query(readMember, { params: { memberId: saved.id } }).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: [listMembers.path] })
      const name = saved.name[language]
      const fields = merged.map(field => t(field)).join(', ')
      if (isDraft(member)) toast.success(t('created', { name }), { cause: 'member' })
      else if (merged.length > 0) toast.success(t('savedMerged', { name, fields }), { cause: 'member' })
      else toast.success(t('saved', { name }), { cause: 'member' })
      onSaved(saved)
    },
  })
}
