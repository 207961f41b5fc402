import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/saved-requests/contract.ts',
      symbol: 'createSavedRequest',
      says: { en: 'An endpoint is data: one of them', zh: '端點就是資料，這是其中一個' },
    },
    {
      file: 'pages/page8/page8_01-api-practice/catalogue/document.ts',
      symbol: 'readOperation',
      says: { en: 'The form is built from the OpenAPI document', zh: '表單依 OpenAPI 文件產生' },
    },
    {
      file: 'pages/page8/page8_01-api-practice/catalogue/check.ts',
      symbol: 'check',
      says: { en: 'Whether a value fits its schema, and where not', zh: '值是否符合結構描述，哪裡不符' },
    },
    {
      file: 'pages/page8/page8_01-api-practice/reply/reply.ts',
      symbol: 'judge',
      says: { en: 'Whether the response keeps its promise', zh: '回應是否遵守約定' },
    },
    {
      file: 'pages/page8/page8_01-api-practice/saved/runs/takes.ts',
      symbol: 'takeFrom',
      says: { en: 'A step takes a value out of its response', zh: '步驟從回應中取出一個值' },
    },
  ],
  reading: [
    { title: 'OpenAPI Specification', href: 'https://spec.openapis.org/oas/latest.html' },
    { title: 'JSON Schema', href: 'https://json-schema.org/understanding-json-schema/' },
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
  ],
}
