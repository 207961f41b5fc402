import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { isRefused } from '#client/connect.ts'
import { useMessages } from '#client/i18n.ts'
import { adoptProfile, profileQuery } from '#client/profile.ts'
import { queryClient } from '#client/query.ts'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { toast } from '#client/ui/toast.ts'
import { type Profile, ProfileFields, updateProfile } from '#resources/profile/contract.ts'
import { changesOf, type Field, fieldsOf, mergeProfiles } from './merge.ts'
import type { Sides } from './merge-dialog.tsx'
import { messages } from './messages.ts'

type Question = { sides: Sides; answer: (chosen: ProfileFields | null) => void }

/**
 * The form on the own profile. Only changed fields are sent, on the version that they were changed from; when the server
 * has a newer one, the two are merged field by field, and the operator is asked only where both sides changed the same.
 */
export function useProfileForm(profile: Profile) {
  const t = useMessages(messages)
  const [base, setBase] = useState(profile)
  const [question, setQuestion] = useState<Question | null>(null)
  const contractForm = useContractForm<ProfileFields>({
    schema: ProfileFields,
    initialValues: fieldsOf(profile),
    words: messages,
    send: async values => save(base, values, []),
  })
  const { form } = contractForm
  const isDirty = Object.keys(changesOf(base, form.values)).length > 0

  const adopt = (next: Profile) => {
    setBase(next)
    form.setValues(fieldsOf(next))
  }

  const ask = (sides: Sides) =>
    new Promise<ProfileFields | null>(resolve =>
      setQuestion({
        sides,
        answer: chosen => {
          setQuestion(null)
          resolve(chosen)
        },
      }),
    )

  async function save(from: Profile, values: ProfileFields, merged: Field[]): Promise<void> {
    try {
      const headers = { 'if-match': `"${from.version}"` }
      const saved = await api.call(updateProfile, { headers, body: changesOf(from, values) })
      queryClient.setQueryData(profileQuery.queryKey, saved)
      adoptProfile(saved)
      adopt(saved)
      const fields = merged.map(field => t(field)).join(', ')
      toast.success(merged.length > 0 ? t('savedMerged', { fields }) : t('saved'), { cause: 'profile' })
    } catch (error) {
      if (!isRefused(updateProfile, 412, error)) throw error
      const theirs = error.body.current
      const merge = mergeProfiles(from, values, theirs)
      const wanted = merge.conflicts.length > 0 ? await ask({ base: from, mine: values, theirs }) : merge.merged
      // Not chosen: all that was typed stays as it is, on the version that it was typed on.
      if (!wanted) return
      setBase(theirs)
      form.setValues(wanted)
      await save(theirs, wanted, [...merged, ...merge.taken])
    }
  }

  // A newer version came by itself (another tab, back from a cut): where nothing is typed it is simply shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a version comes, not when a field changes.
  useEffect(() => {
    if (profile.version > base.version && !isDirty) adopt(profile)
  }, [profile])

  return { ...contractForm, base, isDirty, discard: () => adopt(base), question }
}
