-- Stored emails carry no key any more: it is put in when an email is sent. Those that were stored with one lose it here, and what still
-- waits gets it back on its way. Keys of accounts are a number and a signature, those of orders an end in base 36 and a signature.
update outbox set
  html = regexp_replace(
    regexp_replace(html, '([?&;]key=)[0-9]{1,9}\.[A-Za-z0-9_-]{20,100}', '\1********', 'g'),
    '([?&;]link=)[0-9a-z]{6,8}\.[A-Za-z0-9_-]{43}', '\1********', 'g'),
  body_text = regexp_replace(
    regexp_replace(body_text, '([?&;]key=)[0-9]{1,9}\.[A-Za-z0-9_-]{20,100}', '\1********', 'g'),
    '([?&;]link=)[0-9a-z]{6,8}\.[A-Za-z0-9_-]{43}', '\1********', 'g')
where html ~ '[?&;](key=[0-9]{1,9}|link=[0-9a-z]{6,8})\.' or body_text ~ '[?&;](key=[0-9]{1,9}|link=[0-9a-z]{6,8})\.';
