### The server on this machine: how it is started, and what it says to a request that reaches no table.

## The command

cli-serve = the board in the browser, with your tables, until Ctrl-C
cli-option-port = the port (else 8041 or the next that is free)
cli-option-host = an address of this machine: 127.0.0.1, localhost or ::1
cli-option-no-browser = only say the address
cli-option-data = the folder of the tables (else your own)

serve-here = Grognard is at { $address }  (Ctrl-C ends it)
serve-running = Grognard is running already, at { $address }

no-port-not-free = Port { $port } cannot be used: something else has it, or the system keeps it to itself.
no-serve-stuck = Something holds { $file } and does not answer. End the other grognard serve first.
no-tables-not-read = The tables in { $file } cannot be read: { $trouble }

## What is turned away

server-wrong-host = This server answers to the names of this machine only, not to "{ $name }".
server-wrong-origin = Only Grognard's own pages may ask for that here.
server-no-such-address = There is nothing at { $path }.
server-wrong-method = { $method } does nothing at { $path }.
server-wrong-type = This must be sent as { $wanted }.
server-too-large = That is too large.
server-malformed-request = That cannot be read.
server-no-such-language = There is no language "{ $name }" here. Languages: { $known }
server-lacks = { $name } is missing in the address.
server-not-kept = It could not be written to the disk, so nothing has changed. Is the disk full?
server-broken = Something is broken here; the match is as it was. The terminal of the server says more.

## The computer

server-no-such-order = The computer can be told to stop, go or hurry, not "{ $name }".
server-mind-idle = The computer is not to answer just now.
