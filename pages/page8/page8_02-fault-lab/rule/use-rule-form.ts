import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { type Issues, issuesOf } from '#client/ui/form/issues/issues.ts'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/page8/page8_02-fault-lab/messages.ts'
import { createFault, type FaultRule, RuleFields, updateFault } from '#resources/faults/contract.ts'
import { fieldsOf, type RuleValues } from './rule-values.ts'

/**
 * The form's fields are flat, while the contract nests the parameters in `fault`. A rule without effect is reported on
 * the choice of failure.
 */
function check(values: RuleValues): Issues {
  const entries = Object.entries(issuesOf(RuleFields, fieldsOf(values)))
  const asked = [values.failure, values.choice].flatMap(name => (values[name as 'status'] === null ? [name] : []))
  return {
    ...Object.fromEntries(entries.map(([path, issue]) => [fieldOf(path), issue])),
    ...Object.fromEntries(asked.map(name => [name, { code: 'required' }])),
  }
}

const fieldOf = (path: string) => (path === 'fault' ? 'failure' : path.replace('fault.', ''))

export function useRuleForm(rule: FaultRule | null, initialValues: RuleValues, onDone: () => void) {
  const t = useMessages(messages)
  const [base, setBase] = useState(rule)
  const creating = useAction(createFault)
  const updating = useAction(updateFault)
  const contractForm = useContractForm<RuleValues>({
    initialValues,
    words: messages,
    check,
    send: async values => {
      const body = fieldsOf(values)
      try {
        if (base) await updating.send({ params: { faultId: base.id }, headers: atVersion(base), body })
        else await creating.send({ body })
      } catch (error) {
        if (isRefused(createFault, 422, error)) toast.warning(t('tooMany'), { cause: 'faults' })
        else if (isRefused(updateFault, 412, error)) {
          setBase(error.body.current)
          toast.warning(t('stale_rule'), { cause: 'faults' })
        } else throw error
        return false
      }
      toast.success(t(base ? 'changed' : 'added'), { cause: 'faults' })
    },
    onSent: onDone,
  })
  return contractForm
}
