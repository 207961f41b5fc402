import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import { ChoicesField } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { createCaptcha, KINDS, readCaptchaPicture } from '#resources/captchas/contract.ts'
import { AnswerForm, type CaptchaWithPicture } from './answer-form.tsx'
import { messages } from './messages.ts'

type Kind = (typeof KINDS)[number]

async function ask(kind: Kind, language: 'en' | 'zh'): Promise<CaptchaWithPicture> {
  const captcha = await api.call(createCaptcha, { body: { kind, language } })
  if (kind === 'question') return { ...captcha, picture: null }
  const picture = await api.call(readCaptchaPicture, { params: { id: captcha.id } })
  return { ...captcha, picture: URL.createObjectURL(picture) }
}

const FORM_HEIGHT_PX = 236

export function ServerCard() {
  const { t, language } = useLocale(messages)
  const [kind, setKind] = useState<Kind>('picture')
  const query = useQuery({
    // A question has one language, so a change of language needs a new question. A picture has none.
    queryKey: [createCaptcha.path, kind, kind === 'question' && language],
    queryFn: () => ask(kind, language),
    // Never refetched by itself: a new captcha would discard the input.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
  const picture = query.data?.picture
  // The form of the next captcha takes the focus of the button that has asked for it.
  const isAskedFor = useRef(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])

  return (
    <Card title={t('server')}>
      <p className={look.intro}>{t('serverText')}</p>
      <ChoicesField
        label={t('kind')}
        value={kind}
        choices={KINDS.map(value => ({ value, label: t(value === 'picture' ? 'byPicture' : 'byQuestion') }))}
        onChange={next => {
          isAskedFor.current = false
          setKind(next)
        }}
      />
      <Loaded query={query} height={FORM_HEIGHT_PX}>
        {captcha => (
          <AnswerForm
            key={captcha.id}
            captcha={captcha}
            isAsking={query.isFetching}
            isAskedFor={isAskedFor}
            onAnother={() => {
              isAskedFor.current = true
              void query.refetch()
            }}
          />
        )}
      </Loaded>
    </Card>
  )
}
