import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { adoptProfile, profileQuery } from '#client/session/profile.ts'
import { toast } from '#client/toast/toast.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { type Profile, ProfileFields, updateProfile } from '#resources/profile/contract.ts'
import { messages } from './messages.ts'

const fieldsOf = ({ name, age, email, address, timeZone }: Profile): ProfileFields => ({
  name,
  age,
  email,
  address,
  timeZone,
})

export function useProfileForm(profile: Profile) {
  const t = useMessages(messages)
  const updating = useAction(updateProfile)
  return useVersionedForm<Profile, ProfileFields>({
    record: profile,
    isOfAccount: true,
    fieldsOf,
    schema: ProfileFields,
    words: messages,
    save: (base, body) => updating.send({ headers: atVersion(base), body }),
    currentOf: error => (isRefused(updateProfile, 412, error) ? error.body.current : null),
    onSaved: (saved, merged) => {
      queryClient.setQueryData(profileQuery.queryKey, saved)
      adoptProfile(saved)
      const fields = merged.map(field => t(field)).join(', ')
      toast.success(merged.length > 0 ? t('savedMerged', { fields }) : t('saved'), { cause: 'profile' })
    },
  })
}
