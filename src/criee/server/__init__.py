"""The hall over the network: tables, watchers, store, referee. `criee.server.run.serve` opens it."""
