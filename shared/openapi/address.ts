/** Where the server describes its API. Not an endpoint itself. */
export const OPENAPI_PATH = '/api/openapi.json'
