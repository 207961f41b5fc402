export default {
  en: () => (
    <>
      <p>
        Documentation of an API grows old the day after it is written, and an example that was typed by hand was wrong
        from the start.
      </p>
      <h3>How this page does it</h3>
      <p>
        Every endpoint of this console is declared once, as plain data: method, path, what it wants, what it may answer.
        The server checks requests and replies by it, the client’s types come from it, and so does the OpenAPI document,
        out of which this page draws its forms. There is nothing to keep in step.
      </p>
      <p>
        You fill a request, send it as yourself, and see the reply as it came: status, headers, time, body, and whether
        it fits what was promised. Any request can be copied as <code>fetch</code>, query hook, curl or types. Secrets
        are never shared in a link.
      </p>
      <p>
        What is filled in can be saved, and saved requests can be steps: each takes variables out of its reply by a JSON
        pointer, and later ones write them as <code>{'{{memberId}}'}</code>. Assertions say what must be true of a
        reply. A run sends the steps one after another and stops at the first that fails: a test of an API, without a
        line of code, and without an id in it that is stale after the next reset.
      </p>
      <p>
        What goes on once it is open stands in the same list: an event stream (SSE), for any client and for API keys,
        and the console’s two sockets (WS). Each log line has a number. A line breaks sooner or later; who comes back
        names the last number that was heard (<code>Last-Event-ID</code>, <code>?after=</code>) and is told the rest.
        Cut the line by a practice fault, and see that nothing is missing.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A refusal is a document too: <code>application/problem+json</code>, with a pointer to each field that is
          wrong.
        </li>
        <li>
          Creating takes an <code>Idempotency-Key</code>: who is unsure sends the same again, and gets the same answer.
        </li>
      </ul>
      <p>
        To read next: RFC 9457 (problem details), RFC 6901 (JSON pointers), OpenAPI 3.1, server-sent events (HTML
        standard, 9.2).
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>API 文件在寫完的隔天就開始過時，手動輸入的範例則從一開始就可能是錯的。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        主控台的每個端點都只宣告一次，以純資料描述方法、路徑、需要什麼、可能回覆什麼。伺服器依它檢查請求與回覆，用戶端的型別由它而來，OpenAPI
        文件也是，而此頁的表單就是從那份文件畫出來的。沒有任何東西需要另外同步。
      </p>
      <p>
        您填好請求、以自己的身分送出，看到的就是實際的回覆：狀態、標頭、時間、本文，以及是否符合承諾。任何請求都能複製成{' '}
        <code>fetch</code>、查詢 hook、curl 或型別；分享連結絕不包含機密。
      </p>
      <p>
        填好的內容可以儲存，儲存的請求又能成為步驟：每一步以 JSON 指標從回應取出變數，之後的步驟以{' '}
        <code>{'{{memberId}}'}</code>{' '}
        使用。斷言說明回應必須符合什麼。執行時逐一送出，遇到第一個失敗就停下。不寫程式就能測試
        API，而且不含任何重設後就失效的 id。
      </p>
      <p>
        連線後會持續傳送訊息的，也在同一份清單裡：任何用戶端與 API 金鑰都能使用的事件串流（SSE），以及主控台的兩個
        socket（WS）。每筆登入紀錄都有編號。連線遲早會中斷；重新連線時報上最後收到的編號（
        <code>Last-Event-ID</code>、<code>?after=</code>
        ），伺服器就會補送其餘訊息。用練習故障切斷連線，看看是否一則不漏。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>
          拒絕也是一份文件：<code>application/problem+json</code>，並以指標指出每個有問題的欄位。
        </li>
        <li>
          建立資料可帶 <code>Idempotency-Key</code>：不確定是否成功時再送一次，就會得到相同的回覆。
        </li>
      </ul>
      <p>延伸閱讀：RFC 9457（問題細節）、RFC 6901（JSON 指標）、OpenAPI 3.1、伺服器推送事件（HTML 標準 9.2）。</p>
    </>
  ),
}
