import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        The documentation says <code>userName</code>, the server has called it <code>user_name</code> for a year, and
        the example was never run. So everybody tries requests by hand, in a tool that knows neither the fields nor the
        possible errors, and the working ones stay in somebody’s chat history.
      </p>
      <h3>How this page does it</h3>
      <p>
        Every endpoint of this console is declared once, as plain data: its method, path, input and possible responses.
        The server validates requests and responses with it, the client’s types are derived from it, and so is the
        OpenAPI document that this page builds its forms from. Nothing has to be kept in sync.
      </p>
      <Excerpt symbol="createSavedRequest" />
      <p>
        You fill in a request, send it with your own session, and see the actual response: status, headers, timing and
        body, and whether it matches the contract. You can copy any request as <code>fetch</code>, query hook, curl or
        types. Links never contain secrets.
      </p>
      <Excerpt symbol="judge" />
      <p>
        You can save requests and combine them into steps. A step reads variables from its response with a JSON pointer,
        and later steps use them as <code>{'{{memberId}}'}</code>. Assertions check the response. A run sends the steps
        one after another and stops at the first failure. That makes an API test without code, and without ids that are
        invalid after the next reset.
      </p>
      <p>
        Streaming endpoints are in the same list: an event stream (SSE) for any client and for API keys, and the
        console’s two sockets (WS). Each log record has a number. When a connection is lost, the client reconnects with
        the last number it received (<code>Last-Event-ID</code>, <code>?after=</code>) and gets the messages it missed.
        Disconnect with a practice fault to check that nothing is lost.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A refusal is structured too: <code>application/problem+json</code>, with a pointer to each invalid field.
        </li>
        <li>
          Creating accepts an <code>Idempotency-Key</code>. If you are not sure whether a request succeeded, send it
          again and get the same response.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        Swagger UI, Scalar and Redoc show an OpenAPI document; Postman, Insomnia and Bruno keep collections with tests.
        tRPC and ts-rest share types between client and server without a document in between; Zod schemas can make one.
      </p>
      <h3>When not to</h3>
      <p>
        A console that can send any request needs the same care as the API itself: in a production back office, only
        those who could call the endpoint anyway should find it.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        文件寫的是 <code>userName</code>，伺服器一年前就改成 <code>user_name</code>
        ，範例則從來沒有人執行過。於是大家在別的工具裡自己試，而工具既不知道有哪些欄位，也不知道可能發生哪些錯誤；好不容易成功的請求，只留在某人的聊天紀錄裡。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        主控台的每個端點都只宣告一次，以純資料描述方法、路徑、輸入與可能的回應。伺服器依它驗證請求與回應，用戶端的型別由它產生，OpenAPI
        文件也是，此頁的表單就依那份文件產生。沒有任何內容需要另外同步。
      </p>
      <Excerpt symbol="createSavedRequest" />
      <p>
        您填好請求、以自己的工作階段送出，看到的就是實際的回應：狀態、標頭、時間、本文，以及是否符合合約。任何請求都能複製成{' '}
        <code>fetch</code>、查詢 hook、curl 或型別；連結絕不包含機密。
      </p>
      <Excerpt symbol="judge" />
      <p>
        填好的內容可以儲存，儲存的請求又能成為步驟：每一步以 JSON 指標從回應取出變數，之後的步驟以{' '}
        <code>{'{{memberId}}'}</code> 使用。斷言用來檢查回應。執行時逐一送出，遇到第一個失敗就停下。不寫程式就能測試
        API，而且不含任何重設後就失效的 id。
      </p>
      <p>
        串流端點也在同一份清單裡：任何用戶端與 API 金鑰都能使用的事件串流（SSE），以及主控台的兩個
        socket（WS）。每筆登入紀錄都有編號。連線中斷後，用戶端以最後收到的編號重新連線（
        <code>Last-Event-ID</code>、<code>?after=</code>
        ），伺服器就會補送其餘訊息。您可以用練習故障中斷連線，確認沒有遺漏。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>
          拒絕也有固定的格式：<code>application/problem+json</code>，並以指標指出每個無效的欄位。
        </li>
        <li>
          建立資料可帶 <code>Idempotency-Key</code>：不確定是否成功時再送一次，就會得到相同的回應。
        </li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Swagger UI、Scalar、Redoc 呈現 OpenAPI 文件；Postman、Insomnia、Bruno 保存請求集合與測試。tRPC 與 ts-rest
        讓前後端直接共用型別，不經過文件；Zod 的結構描述也能產生文件。
      </p>
      <h3>什麼時候不適合</h3>
      <p>能送出任何請求的主控台，要和 API 一樣小心：在正式的後台，只該開放給本來就能呼叫端點的人。</p>
    </>
  ),
}
