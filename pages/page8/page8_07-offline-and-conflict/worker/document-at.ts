/** The document at an address of the console, which the server chooses. */
export const fetchDocument = (_: string, request: Request | string, init?: RequestInit): Promise<Response> =>
  fetch(request, init)
