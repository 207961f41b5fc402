import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import type { Issue, Issues } from '#client/ui/form/issues/issues.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import type { Stat } from '#resources/species/rules.ts'
import { createSpread, readSpread, type Spread, SpreadFields, updateSpread } from '#resources/spreads/contract.ts'
import { evsLeft } from '#resources/spreads/rules.ts'
import { planMessages } from './messages.ts'

const fieldsOf = ({ name, pokemonId, nature, level, ivs, evs }: Spread): SpreadFields => ({
  name,
  pokemonId,
  nature,
  level,
  ivs,
  evs,
})

/** A plan that is not saved yet has no version. */
export const isDraft = ({ version }: Spread): boolean => version === 0

/** Six fields share 510 points, so the issue is shown on the one that was changed last. */
export function overspentIssue({ evs }: SpreadFields, stat: Stat): Issue | undefined {
  const left = evsLeft(evs)
  return left < 0 ? { code: 'total', bound: Math.max(0, evs[stat] + left) } : undefined
}

/** The form for a plan. `onCreated`: a draft was saved, and now has a URL of its own. */
export function usePlanForm(plan: Spread, onCreated: (kept: Spread) => void) {
  const t = useMessages(planMessages)
  const create = useAction(createSpread)
  const update = useAction(updateSpread)
  const save = (base: Spread, changes: Partial<SpreadFields>): Promise<Spread> =>
    isDraft(base)
      ? create.send({ body: { ...fieldsOf(base), ...changes } })
      : update.send({ params: { spreadId: base.id }, headers: atVersion(base), body: changes })
  const [lastStat, setLastStat] = useState<Stat>('hp')
  const check = (values: SpreadFields): Issues => {
    const overspent = overspentIssue(values, lastStat)
    return {
      ...(values.pokemonId === 0 && { pokemonId: { code: 'required' } }),
      ...(overspent && { [`evs.${lastStat}`]: overspent }),
    }
  }
  const form = useVersionedForm<Spread, SpreadFields>({
    record: plan,
    isOfAccount: true,
    fieldsOf,
    schema: SpreadFields,
    words: planMessages,
    check,
    save,
    currentOf: error => (isRefused(updateSpread, 412, error) ? error.body.current : null),
    onSaved: (saved, merged) => {
      queryClient.setQueryData(api.query(readSpread, { params: { spreadId: saved.id } }).queryKey, saved)
      const fields = merged.map(field => t(field)).join(', ')
      toast.success(merged.length > 0 ? t('savedMerged', { fields }) : t('saved'), { cause: 'plan' })
      if (isDraft(plan)) onCreated(saved)
    },
  })
  return { ...form, lastStat, setLastStat }
}
