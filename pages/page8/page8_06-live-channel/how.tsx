import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A live connection breaks often: a tunnel, a closed laptop, a deployment. Whoever treats it as a pipe that never
        loses anything shows messages twice, in the wrong order, or not at all.
      </p>
      <h3>How this page does it</h3>
      <p>
        The socket carries no messages. It only says that room 3 has changed. The page then asks for everything after
        the last <strong>revision</strong> that it knows, and gets new, deleted and restored messages, each once. After
        a lost connection it asks the same question, so being away needs no special case.
      </p>
      <Excerpt symbol="readSince" />
      <p>
        The server gives each message its <strong>number</strong>, in the transaction that stores it and with the room’s
        row locked. So the order is the same for everybody, on any number of servers, whatever the clocks say.
      </p>
      <Excerpt symbol="postMessage" />
      <p>
        What you write goes to an outbox in IndexedDB first. It is sent in order, each message with its own{' '}
        <code>Idempotency-Key</code>. If the reply is lost, the same key gets the first reply again.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>Disconnect in the developer tools and write: the messages wait, survive a reload, and are sent once.</li>
        <li>Older messages appear above without moving what you read: the page keeps the distance to the end.</li>
        <li>
          Presence is stored nowhere. Each server repeats who is connected to it, and is forgotten when it falls silent.
        </li>
        <li>A reader that doesn’t take its messages is disconnected at 1 MB. It reconnects and catches up.</li>
        <li>As supersuper, you can ask a connected console for its state. It shows that you asked.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Socket.IO reconnects and can replay what a client missed within minutes. Pusher, Ably and Liveblocks are such
        channels as a service. Matrix and Slack number messages on the server, as here; XMPP adds receipts. Phoenix
        Channels have presence built in.
      </p>
      <h3>When not to</h3>
      <p>
        For a message that may come a minute late, ask every minute. And a socket per tab costs memory on the server:
        ten thousand readers of news need a cache, not sockets.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        即時連線經常中斷：進隧道、闔上筆電、重新部署都會發生。若把它當成永不漏失的管道，訊息就可能重複、順序錯亂或消失。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        通訊端不傳送訊息內容，只通知「3 號聊天室有變更」。頁面接著查詢已知<strong>修訂號</strong>
        之後的所有變更，新增、刪除與還原的訊息各得到一次。斷線恢復後也問同樣的問題，不需要另外處理。
      </p>
      <Excerpt symbol="readSince" />
      <p>
        每則訊息的<strong>編號</strong>
        由伺服器在儲存的交易中給予，並鎖定聊天室那一列。因此無論有幾部伺服器、時鐘是否準確，所有人看到的順序都相同。
      </p>
      <Excerpt symbol="postMessage" />
      <p>
        您寫的訊息會先放進 IndexedDB 的寄件匣，再依序送出，每則都有自己的 <code>Idempotency-Key</code>
        。如果回應遺失，以相同的金鑰重送會得到第一次的回應。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>在開發人員工具切換為離線再撰寫：訊息會等待，重新整理也不會消失，恢復後只送出一次。</li>
        <li>更早的訊息會加在上方，正在讀的內容不會移動，因為頁面記住到結尾的距離。</li>
        <li>在線狀態不存放在任何地方。每部伺服器定期告知誰連著它，一旦安靜下來就會被遺忘。</li>
        <li>不讀取訊息的連線累積到 1 MB 就會被切斷，重新連線後再補上。</li>
        <li>supersuper 可以查詢連線中主控台的狀態，對方會看到您的查詢。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Socket.IO 會自動重連，也能補送幾分鐘內漏掉的訊息。Pusher、Ably、Liveblocks 以服務提供這種通道。Matrix 與 Slack
        和這裡一樣由伺服器編號，XMPP 另有回條。Phoenix Channels 內建在線狀態。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        晚一分鐘也無妨的訊息，每分鐘詢問一次就好。每個分頁一條通道會佔用伺服器記憶體；一萬名新聞讀者需要的是快取，不是通道。
      </p>
    </>
  ),
}
