import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { inLanguage } from '#resources/forms/rules.ts'
import { Problem } from '#shared/errors.ts'
import { FormParts } from './form-parts.tsx'
import { formQuery, versionsQuery } from './forms.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/** One form, once it has loaded with all its published versions. */
export function FormPage(props: PartProps) {
  const { formId, onLeave } = props
  const t = useMessages(messages)
  const language = useLanguage()
  const form = useQuery(formQuery(formId))
  const versions = useQuery(versionsQuery(formId))
  const leave = (
    <Button variant="default" onClick={onLeave}>
      {t('allForms')}
    </Button>
  )
  if (form.error instanceof Problem && form.error.status === 404)
    return (
      <>
        <PageHead />
        <Notice tone="empty" level={2} title={t('missingTitle')} actions={leave}>
          {t('missingText')}
        </Notice>
      </>
    )
  const title = form.data && inLanguage(form.data.title, language)
  const skeleton = <Skeleton height={640} />
  return (
    <>
      <PageHead subpage={{ title: title ?? '…', text: t('formPurpose') }} actions={leave} />
      <Loaded query={form} skeleton={skeleton}>
        {data => (
          <Loaded query={versions} skeleton={skeleton}>
            {({ rows }) => <FormParts {...props} form={data} versions={rows} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
